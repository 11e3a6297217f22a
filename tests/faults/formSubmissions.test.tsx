import { faultTable } from './faultTable.ts';
import { formSubmissionRows } from './rows/formSubmissions.ts';

faultTable('formSubmissions', formSubmissionRows);
