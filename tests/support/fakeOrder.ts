import { fromPromise } from 'xstate';
import type { CartDetails } from '../../machines/domain.ts';
import { type Payer, recallOrderMachine, type StoredPayment } from '../../machines/order/recall.ts';
import type { ChargedAmounts, PreparedOrder } from '../../machines/order/receipt.ts';
import type { OrderDraft, Preparation, RecalledPayment } from '../../machines/order/setup.ts';

/** Completes a draft's addresses without a lookup: region id and name are null. */
export function preparation(draft: OrderDraft, cart: CartDetails): Preparation {
  const { shippingAddress, billingAddress } = draft;
  const billing = 'sameAsShippingAddress' in billingAddress ? shippingAddress : billingAddress;
  const found = { region_id: null, region: null };
  return {
    cart,
    order: {
      ...draft,
      shippingAddress: { ...shippingAddress, ...found },
      billingAddress: { ...billing, ...found },
      payer: draft.email,
    },
  };
}

/** The charged amounts of a cart, equal to those that it shows. */
export const chargedFor = ({ prices }: CartDetails): ChargedAmounts => ({ prices, lines: {} });

/** The record of a sent order, as `recordOrder` stores it. */
export const recalledOrder = (order: PreparedOrder): RecalledPayment => ({
  unsettled: {
    cartId: order.cartId,
    isSignedIn: order.isSignedIn,
    email: order.email,
    sentAt: 0,
    age: 0,
    hasPlatformFinished: false,
    total: order.details?.prices.grand_total ?? null,
  },
  known: order,
  isCurrent: true,
});

/** The machine that finds the outstanding payment, in a browser that stores this payment. */
export const recallMachineWith = (stored: () => RecalledPayment | null) =>
  recallOrderMachine.provide({
    actors: {
      readStoredPayment: fromPromise<StoredPayment>(async () => {
        const recalled = stored();
        const sent = recalled?.unsettled ?? null;
        return {
          now: (sent?.sentAt ?? 0) + (sent?.age ?? 0),
          currentCartId: recalled?.isCurrent && sent ? sent.cartId : null,
          isSignedIn: sent?.isSignedIn ?? false,
          record: sent,
          parts: recalled?.known ?? null,
          isGuestPayment: true,
          placedOrder: recalled?.order ?? null,
        };
      }),
      readPayer: fromPromise<Payer | null>(async () => stored()?.unsettled ?? null),
    },
  });
