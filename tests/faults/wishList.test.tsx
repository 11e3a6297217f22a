import { faultTable } from './faultTable.ts';
import { wishListRows } from './rows/wishList.ts';

faultTable('wishList', wishListRows);
