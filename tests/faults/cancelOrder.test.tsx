import { faultTable } from './faultTable.ts';
import { cancelOrderRows } from './rows/cancelOrder.ts';

faultTable('cancelOrder', cancelOrderRows);
