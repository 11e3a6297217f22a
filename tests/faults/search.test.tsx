import { faultTable } from './faultTable.ts';
import { searchRows } from './rows/search.ts';

faultTable('search', searchRows);
