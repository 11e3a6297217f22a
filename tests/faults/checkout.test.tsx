import { faultTable } from './faultTable.ts';
import { checkoutRows } from './rows/checkout.ts';

faultTable('checkout', checkoutRows);
