export { WithCountries } from '../../shop/WithCountries.tsx';
