import { assign, setup } from 'xstate';
import type { Order } from '../domain.ts';
import { effect, port } from '../port.ts';
import type { OrderParts, PreparedOrder } from './receipt.ts';
import type { OrderDraft, RecalledPayment } from './setup.ts';

/** A payment that was sent, or is about to be. */
interface SentPayment {
  cartId: string;
  /** The payer's email address; empty if it is no longer known. */
  email: string;
  isSignedIn: boolean;
  /** Epoch ms. */
  sentAt: number;
}

/** The outstanding payment and the last order, as this browser has stored them. */
export interface StoredPayment {
  /** When the storage was read, as epoch ms. */
  now: number;
  /** The cart that the shop uses now. */
  currentCartId: string | null;
  isSignedIn: boolean;
  /** The outstanding payment. */
  record: { cartId: string; sentAt: number } | null;
  /** The contents of the order that the outstanding payment is for. */
  parts: OrderParts | null;
  /** Whether a guest with the email address of `parts` sent the outstanding payment. */
  isGuestPayment: boolean;
  /** The last order that was placed in this browser. */
  placedOrder: Order | null;
}

/** The customer of this session, if the outstanding payment belongs to the same email address. */
export interface Payer {
  email: string;
  /** Whether the customer was signed in when the payment was sent. */
  isSignedIn: boolean;
}

/**
 * Finds out which payment is to be verified: the outstanding one of this browser, or the one that
 * another tab is about to send for the cart of the draft. If another shopper sent it, the record is
 * deleted and there is nothing to verify. If the customer cannot be read, the machine ends with
 * that error.
 */
export const recallOrderMachine = setup({
  types: {
    input: {} as OrderDraft | null,
    context: {} as {
      /** Null if no order is being placed. */
      draft: OrderDraft | null;
      stored: StoredPayment | null;
      recalled: RecalledPayment | null;
    },
    output: {} as RecalledPayment | null,
  },
  actors: {
    readStoredPayment: port<StoredPayment>('readStoredPayment'),
    /** Returns null if the outstanding payment belongs to another shopper. */
    readPayer: port<Payer | null>('readPayer'),
  },
  actions: {
    forgetRecord: effect('forgetRecord'),
    setStored: assign((_, { stored }: { stored: StoredPayment }) => ({ stored })),
    recallPlacedOrder: assign(({ context }) => ({ recalled: placedOrderOf(context) })),
    recallDraft: assign(({ context: { draft, stored } }) => ({
      recalled: draft && recalledPayment(draft, { ...draft, sentAt: stored!.now }, stored!),
    })),
    recallGuestPayment: assign(({ context: { stored } }) => {
      // The contents are not for a guest if a customer sent the payment and has signed out since.
      const parts = stored!.isGuestPayment ? stored!.parts : null;
      const sent = { ...stored!.record!, email: parts?.email ?? '', isSignedIn: false };
      return { recalled: recalledPayment(parts, sent, stored!) };
    }),
    recallCustomerPayment: assign(({ context: { stored } }, { payer }: { payer: Payer }) => ({
      recalled: recalledPayment(stored!.parts, { ...stored!.record!, ...payer }, stored!),
    })),
  },
  guards: {
    isOrderPlaced: ({ context }) => placedOrderOf(context) !== null,
    hasRecord: ({ context }) => context.stored!.record !== null,
    isSignedIn: ({ context }) => context.stored!.isSignedIn,
    isOfAnotherShopper: (_, { payer }: { payer: Payer | null }) => payer === null,
  },
}).createMachine({
  id: 'recallOrder',
  context: ({ input }) => ({ draft: input, stored: null, recalled: null }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readStoredPayment',
        src: 'readStoredPayment',
        onDone: {
          target: 'choosing',
          actions: { type: 'setStored', params: ({ event }) => ({ stored: event.output }) },
        },
      },
    },
    choosing: {
      always: [
        { guard: 'isOrderPlaced', target: 'recalled', actions: 'recallPlacedOrder' },
        { guard: 'hasRecord', target: 'readingRecord' },
        { target: 'recalled', actions: 'recallDraft' },
      ],
    },
    readingRecord: {
      always: [
        { guard: 'isSignedIn', target: 'readingPayer' },
        { target: 'recalled', actions: 'recallGuestPayment' },
      ],
    },
    readingPayer: {
      invoke: {
        id: 'readPayer',
        src: 'readPayer',
        onDone: [
          {
            guard: { type: 'isOfAnotherShopper', params: ({ event }) => ({ payer: event.output }) },
            target: 'recalled',
            actions: 'forgetRecord',
          },
          {
            target: 'recalled',
            actions: {
              type: 'recallCustomerPayment',
              params: ({ event }) => ({ payer: event.output! }),
            },
          },
        ],
      },
    },
    recalled: { type: 'final' },
  },
  output: ({ context }) => context.recalled,
});

/** The order of the cart in question, if it was placed in this browser. */
function placedOrderOf({
  draft,
  stored,
}: {
  draft: OrderDraft | null;
  stored: StoredPayment | null;
}): RecalledPayment | null {
  const { record, placedOrder: order, now } = stored!;
  const cartId = record?.cartId ?? draft?.cartId;
  if (!order || order.cartId !== cartId) return null;
  const sent = { cartId, email: order.email, isSignedIn: false, sentAt: record?.sentAt ?? now };
  return { ...recalledPayment(null, sent, stored!), order };
}

/**
 * A payment that is about to be sent with this order. The platform writes to the payer, whichever
 * email address a customer's shipping address has.
 */
export function preparedPayment(prepared: PreparedOrder, sentAt: number): RecalledPayment {
  const order = { ...prepared, email: prepared.payer };
  return recalledPayment(order, { ...order, sentAt }, { now: sentAt, currentCartId: order.cartId });
}

function recalledPayment(
  parts: OrderParts | null,
  { cartId, email, isSignedIn, sentAt }: SentPayment,
  { now, currentCartId }: Pick<StoredPayment, 'now' | 'currentCartId'>,
): RecalledPayment {
  const nothing = { shippingAddress: null, shippingMethod: null, payment: null, details: null };
  return {
    unsettled: {
      cartId,
      isSignedIn,
      email,
      sentAt,
      age: now - sentAt,
      hasPlatformFinished: false,
      total: parts?.details?.prices.grand_total ?? null,
    },
    known: { ...(parts ?? nothing), email: parts?.email || email },
    isCurrent: currentCartId === cartId,
  };
}
