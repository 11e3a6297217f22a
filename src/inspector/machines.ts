import type { AnyStateMachine } from 'xstate';
import { accountMachine } from '../../machines/account.ts';
import { appMachine } from '../../machines/app.ts';
import { cartMachine } from '../../machines/cart.ts';
import { cartAdoptionMachine } from '../../machines/cartAdoption.ts';
import { cartChangeMachine } from '../../machines/cartChange.ts';
import { catalogMachine } from '../../machines/catalog.ts';
import { checkoutMachine } from '../../machines/checkout.ts';
import { drawerMachine } from '../../machines/drawer.ts';
import { errandsMachine } from '../../machines/errands.ts';
import { expressMachine } from '../../machines/express.ts';
import { forcedSignOutMachine } from '../../machines/forcedSignOut.ts';
import { loadingBarMachine } from '../../machines/loadingBar.ts';
import { networkMachine } from '../../machines/network.ts';
import { pageMachine } from '../../machines/page.ts';
import { placeOrderMachine } from '../../machines/placeOrder.ts';
import { sessionMachine } from '../../machines/session.ts';
import { storeViewMachine } from '../../machines/storeView.ts';
import { suggestionsMachine } from '../../machines/suggestions.ts';
import { toastMachine } from '../../machines/toast.ts';
import { toastsMachine } from '../../machines/toasts.ts';
import { unhandledMachine } from '../../machines/unhandled.ts';
import { verifyOrderMachine } from '../../machines/verifyOrder.ts';
import { wishListMachine } from '../../machines/wishList.ts';

const ALL: AnyStateMachine[] = [
  accountMachine,
  appMachine,
  cartMachine,
  cartAdoptionMachine,
  cartChangeMachine,
  catalogMachine,
  checkoutMachine,
  drawerMachine,
  errandsMachine,
  expressMachine,
  forcedSignOutMachine,
  loadingBarMachine,
  networkMachine,
  pageMachine,
  placeOrderMachine,
  sessionMachine,
  storeViewMachine,
  suggestionsMachine,
  toastMachine,
  toastsMachine,
  unhandledMachine,
  verifyOrderMachine,
  wishListMachine,
];

/** Every machine of the shop by its id, as it is declared, to play recordings on. */
export const MACHINES: ReadonlyMap<string, AnyStateMachine> = new Map(
  ALL.map((machine) => [machine.id, machine]),
);
