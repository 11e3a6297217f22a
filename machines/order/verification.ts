import type { Order } from '../domain.ts';
import type { Failure } from '../failure.ts';
import { type OrderName, orderOf } from './receipt.ts';
import { orderSetup, type PlaceOrderContext, type RecalledPayment } from './setup.ts';

const { createStateConfig } = orderSetup;

const ABSENT: Failure = { reason: 'absent', message: 'There is no such order.' };

/**
 * The states that find out what became of a payment whose response is missing, or that an earlier
 * visit or another tab has sent. None of these states sends a payment.
 */
export const verificationStates = {
  recalling: createStateConfig({
    invoke: {
      id: 'recallOrder',
      src: 'recallOrder',
      input: ({ context }) => context.draft,
      onDone: [
        {
          // The response had arrived, but the page was left before the order was completed.
          guard: { type: 'isOrderRecalled', params: ({ event }) => ({ recalled: event.output }) },
          target: 'clearing',
          actions: { type: 'setRecalled', params: ({ event }) => ({ recalled: event.output }) },
        },
        {
          guard: {
            type: 'hasRecord',
            params: ({ event }) => ({ recalled: event.output }),
          },
          target: 'verifying',
          actions: { type: 'setRecalled', params: ({ event }) => ({ recalled: event.output }) },
        },
        { target: 'nothing' },
      ],
      onError: 'unknown',
    },
  }),
  verifying: createStateConfig({
    entry: {
      type: 'sendToActor',
      params: { to: 'checkout', event: { type: 'order.confirming' } },
    },
    invoke: {
      id: 'verifyOrder',
      src: 'verifyOrder',
      input: ({ context }) => context.recalled!.unsettled,
      onDone: [
        {
          guard: { type: 'isPlaced', params: ({ event }) => event.output },
          target: 'recallingReceipt',
          actions: {
            type: 'setNumber',
            params: ({ event }) => ({ number: event.output.number }),
          },
        },
        {
          guard: { type: 'isAbsent', params: ({ event }) => event.output },
          target: 'absent',
          actions: {
            type: 'setFailure',
            params: ({ context: { report } }) => ({
              failure: report === null ? ABSENT : { ...ABSENT, report },
            }),
          },
        },
        {
          guard: { type: 'isCartLost', params: ({ event }) => event.output },
          target: 'droppingCart',
        },
        { target: 'unknown' },
      ],
      onError: 'unknown',
    },
  }),
  /**
   * Reads what the tab that sent the payment has recorded meanwhile: the parts that it sent, or the
   * order's id.
   */
  recallingReceipt: createStateConfig({
    invoke: {
      id: 'recallReceipt',
      src: 'recallOrder',
      input: ({ context }) => context.draft,
      onDone: {
        target: 'clearing',
        actions: {
          type: 'setReceipt',
          params: ({ context, event }) => ({ order: verifiedReceipt(context, event.output) }),
        },
      },
      onError: {
        target: 'clearing',
        actions: {
          type: 'setReceipt',
          params: ({ context }) => ({ order: verifiedReceipt(context, null) }),
        },
      },
    },
  }),
};

/** The name of the order that the machine places or verifies. */
export const orderNameOf = ({ recalled, number }: PlaceOrderContext, id = ''): OrderName => ({
  id,
  number,
  cartId: recalled?.unsettled.cartId ?? '',
});

/** The receipt of a verified order, from the platform's response or from what was sent. */
function verifiedReceipt(context: PlaceOrderContext, latest: RecalledPayment | null): Order {
  const { cartId } = orderNameOf(context);
  const recalled = latest?.unsettled.cartId === cartId ? latest : context.recalled!;
  const received = recalled.order;
  return received
    ? { ...received, number: received.number ?? context.number }
    : orderOf(orderNameOf(context), recalled.known);
}
