import { faultTable } from './faultTable.ts';
import { sessionRows } from './rows/session.ts';

faultTable('session', sessionRows);
