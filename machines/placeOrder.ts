import { assign, setup } from 'xstate';
import {
  type BillingAddress,
  type CartDetails,
  type Failure,
  failureOf,
  type Order,
  type PaymentData,
  type ShippingAddress,
  type ShippingMethod,
} from './domain.ts';
import { port } from './port.ts';
import { shippingTitle } from './shippingTitle.ts';
import { tell } from './tell.ts';

/** All that an order is made of. */
export interface OrderDraft {
  cartId: string;
  isSignedIn: boolean;
  email: string;
  shippingAddress: ShippingAddress;
  billingAddress: BillingAddress;
  shippingMethod: ShippingMethod;
  payment: { code: string; title: string; data: PaymentData };
  details: CartDetails | null;
}

export type PlaceOrderEvent =
  | { type: 'cart.replaced' }
  | { type: 'cart.notReplaced'; failure: Failure };

/** Null: accepted. Else why the order, or what follows it, was rejected. */
export interface PlaceOrderOutput {
  failure: Failure | null;
}

interface PlaceOrderContext extends PlaceOrderOutput {
  draft: OrderDraft;
}

/**
 * What happens, in this order, before an order is accepted (spec §4 "Placing an order"):
 * shipping information, payment information, receipt, saved data cleared, cart replaced. Any
 * failure rejects. There is one way into the payment call and none back to it.
 */
export const placeOrderMachine = setup({
  types: {
    input: {} as OrderDraft,
    context: {} as PlaceOrderContext,
    events: {} as PlaceOrderEvent,
    output: {} as PlaceOrderOutput,
  },
  actors: {
    sendShippingInformation: port<void, OrderDraft>('sendShippingInformation'),
    sendPaymentInformation: port<string, OrderDraft>('sendPaymentInformation'),
    clearSavedCheckout: port('clearSavedCheckout'),
  },
  actions: {
    tell: tell(),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
  },
}).createMachine({
  id: 'placeOrder',
  description: 'The order protocol: six things, in order, then accepted or rejected.',
  context: ({ input }) => ({ draft: input, failure: null }),
  initial: 'sendingShipping',
  states: {
    sendingShipping: {
      invoke: {
        id: 'sendShippingInformation',
        src: 'sendShippingInformation',
        input: ({ context }) => context.draft,
        onDone: 'sendingPayment',
        onError: {
          target: 'rejected',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sendingPayment: {
      invoke: {
        id: 'sendPaymentInformation',
        src: 'sendPaymentInformation',
        input: ({ context }) => context.draft,
        onDone: {
          target: 'clearing',
          actions: {
            type: 'tell',
            params: ({ context: { draft }, event }) => ({
              to: 'checkout',
              event: { type: 'receipt.setOrder', order: orderOf(event.output, draft) },
            }),
          },
        },
        onError: {
          target: 'rejected',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    clearing: {
      invoke: {
        id: 'clearSavedCheckout',
        src: 'clearSavedCheckout',
        onDone: 'replacingCart',
        onError: {
          target: 'rejected',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    replacingCart: {
      entry: { type: 'tell', params: { to: 'cart', event: { type: 'cart.orderCompleted' } } },
      on: {
        'cart.replaced': 'accepted',
        'cart.notReplaced': {
          target: 'rejected',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    accepted: { type: 'final' },
    rejected: { type: 'final' },
  },
  output: ({ context: { failure } }) => ({ failure }),
});

function orderOf(id: string, draft: OrderDraft): Order {
  return {
    id,
    shipping_address: draft.shippingAddress,
    email: draft.email,
    items: draft.details?.items ?? [],
    prices: draft.details?.prices ?? null,
    shippingTitle: shippingTitle(draft.shippingMethod),
    paymentTitle: draft.payment.title,
  };
}
