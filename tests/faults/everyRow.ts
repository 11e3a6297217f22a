import { accountRows } from './rows/account.ts';
import { braintreeRow } from './rows/braintree.ts';
import { cancelOrderRows } from './rows/cancelOrder.ts';
import { cardRow } from './rows/card.ts';
import { cartRows } from './rows/cart.ts';
import { catalogueRows } from './rows/catalogue.ts';
import { checkoutRows } from './rows/checkout.ts';
import { formSubmissionRows } from './rows/formSubmissions.ts';
import { drawerRows, wideRows } from './rows/menus.ts';
import { orderRows } from './rows/order.ts';
import { searchRows } from './rows/search.ts';
import { sessionRows } from './rows/session.ts';
import { shellRows } from './rows/shell.ts';
import { storeViewRows } from './rows/storeViews.ts';
import { wishListRows } from './rows/wishList.ts';

/** The fault table's row of every operation that the shop sends. */
export const everyRow = [
  ...catalogueRows,
  ...shellRows,
  ...drawerRows,
  ...wideRows,
  ...storeViewRows,
  ...searchRows,
  ...sessionRows,
  ...cartRows,
  ...checkoutRows,
  cardRow,
  braintreeRow,
  ...orderRows,
  ...wishListRows,
  ...formSubmissionRows,
  ...accountRows,
  ...cancelOrderRows,
];
