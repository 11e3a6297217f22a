const no = () => false;
const doNothing = () => {};

/** Ports of the cart machine: nothing is stored, and the guest has no outstanding payment. */
export const CART_PORTS = {
  actions: {
    storeRemovedLine: doNothing,
    storeQueuedAddition: doNothing,
    clearQueuedAdditions: doNothing,
    storeShownCart: doNothing,
    storeCoupon: doNothing,
    announceCoupon: doNothing,
  },
  guards: {
    isAdoptionDue: no,
    isCartLeftBehind: no,
    isPaymentOutstanding: no,
    hasSessionEnded: no,
  },
};

/** The same of an operation on this cart. */
export const OPERATION_PORTS = {
  actions: { storeRemovedLine: doNothing, storeSent: doNothing, dropPendingAddition: doNothing },
  guards: { isSignedIn: no, isCartForeign: no, isPaymentOutstanding: no },
};
