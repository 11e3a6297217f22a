import { faultTable } from './faultTable.ts';
import { catalogueRows } from './rows/catalogue.ts';

faultTable('catalogue', catalogueRows);
