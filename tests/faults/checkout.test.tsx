import { faultTable } from './faultTable.ts';
import { cardRow } from './rows/card.ts';
import { checkoutRows } from './rows/checkout.ts';

faultTable('checkout', [...checkoutRows, cardRow]);
