import { faultTable } from './faultTable.ts';
import { accountRows } from './rows/account.ts';

faultTable('account', accountRows);
