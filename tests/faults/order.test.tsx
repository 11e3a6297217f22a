import { faultTable } from './faultTable.ts';
import { orderRows } from './rows/order.ts';

faultTable('order', orderRows);
