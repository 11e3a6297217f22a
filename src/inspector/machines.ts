import type { AnyStateMachine } from 'xstate';
import { accountMachine } from '../../machines/account/machine.ts';
import { appMachine } from '../../machines/app.ts';
import { cartAdoptionMachine } from '../../machines/cart/adoption.ts';
import { cartMachine } from '../../machines/cart/machine.ts';
import { cartOperationMachine } from '../../machines/cart/operation.ts';
import { catalogMachine } from '../../machines/catalog/machine.ts';
import { expressMachine } from '../../machines/checkout/express.ts';
import { checkoutMachine } from '../../machines/checkout/machine.ts';
import { drawerMachine } from '../../machines/drawer/machine.ts';
import { unhandledMachine } from '../../machines/errors/machine.ts';
import { formSubmissionsMachine } from '../../machines/formSubmissions/machine.ts';
import { loadingBarMachine } from '../../machines/loadingBar/machine.ts';
import { networkMachine } from '../../machines/network/machine.ts';
import { placeOrderMachine } from '../../machines/order/place.ts';
import { verifyOrderMachine } from '../../machines/order/verify.ts';
import { pageMachine } from '../../machines/page/machine.ts';
import { suggestionsMachine } from '../../machines/search/machine.ts';
import { expiryMachine } from '../../machines/session/expiry.ts';
import { forcedSignOutMachine } from '../../machines/session/forcedSignOut.ts';
import { sessionMachine } from '../../machines/session/machine.ts';
import { storeViewMachine } from '../../machines/storeView/machine.ts';
import { submissionMachine } from '../../machines/submission.ts';
import { toastsMachine } from '../../machines/toasts/machine.ts';
import { toastMachine } from '../../machines/toasts/toast.ts';
import { wishListMachine } from '../../machines/wishList/machine.ts';

const ALL: AnyStateMachine[] = [
  accountMachine,
  appMachine,
  cartMachine,
  cartAdoptionMachine,
  cartOperationMachine,
  catalogMachine,
  checkoutMachine,
  drawerMachine,
  formSubmissionsMachine,
  expiryMachine,
  expressMachine,
  forcedSignOutMachine,
  loadingBarMachine,
  networkMachine,
  pageMachine,
  placeOrderMachine,
  sessionMachine,
  storeViewMachine,
  submissionMachine,
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
