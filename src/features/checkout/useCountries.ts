export { type Destinations, useCountries } from '../../shop/useCountries.ts';
