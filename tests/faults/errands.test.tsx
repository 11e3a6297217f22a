import { faultTable } from './faultTable.ts';
import { errandRows } from './rows/errands.ts';

faultTable('errands', errandRows);
