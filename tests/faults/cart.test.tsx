import { faultTable } from './faultTable.ts';
import { cartRows } from './rows/cart.ts';

faultTable('cart', cartRows);
