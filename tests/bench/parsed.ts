/** The code that the bench loads into a page to measure it. */
export { parse } from '../../src/content/pageBuilder/parse.ts';
export { GARDEN_PAGE } from '../content/pageBuilder/gardenPage.ts';
