import { faultTable } from './faultTable.ts';
import { drawerRows } from './rows/menus.ts';
import { shellRows } from './rows/shell.ts';
import { storeViewRows } from './rows/storeViews.ts';

faultTable('shell', [...shellRows, ...drawerRows, ...storeViewRows]);
