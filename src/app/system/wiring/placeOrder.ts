import { fromCallback, fromPromise } from 'xstate';
import type { CartDetails, ShippingMethod } from '../../../../machines/domain.ts';
import { placeOrderMachine } from '../../../../machines/order/place.ts';
import { preparedPayment } from '../../../../machines/order/recall.ts';
import type { ChargedAmounts, PreparedOrder } from '../../../../machines/order/receipt.ts';
import type {
  OrderDraft,
  PlaceOrderEvent,
  Preparation,
  RecalledPayment,
} from '../../../../machines/order/setup.ts';
import {
  type CartEvidence,
  type UnsettledPayment,
  verifyOrderMachine,
} from '../../../../machines/order/verify.ts';
import { holdLock, ORDER_CONTENTS } from '../../../adapters/browser/locks.ts';
import { tryLock } from '../../../adapters/browser/tryLock.ts';
import {
  readCartEvidence,
  readHistory,
} from '../../../adapters/graphql/operations/orderEvidence.ts';
import { readCart } from '../../../adapters/graphql/operations/readCart.ts';
import { sendPaymentInformation, sendShippingInformation } from '../../../adapters/rest/orders.ts';
import { createRestClient } from '../../../adapters/rest/restClient.ts';
import { SAVED_KEYS } from '../../../lib/stored/keys.ts';
import { safely } from '../safely.ts';
import type { Services } from '../services.ts';
import { forgetRecord, writeRecord } from '../stored/unsettledPayment.ts';
import { submitShippingAddress, submitShippingMethod } from './checkoutPorts.ts';
import { prepareOrder } from './orderPreparation.ts';
import { wireRecallOrder } from './recallOrder.ts';

/**
 * Wires the machine that places an order: two REST calls, the record of an outstanding payment, and
 * the checks afterwards.
 */
export function wirePlaceOrder(services: Services) {
  const { storage, now } = services;
  const { client, fetch, view, onSessionRejected } = services.commerce;
  const { report } = services.errors;
  /** The token of the session in which the order was prepared: no other session may pay. */
  let bearer: string | null = null;
  const rest = createRestClient(fetch, () => bearer, view.rest, onSessionRejected);
  const contents = heldOrderContents();
  return placeOrderMachine.provide({
    actors: {
      claimOrder: fromCallback<PlaceOrderEvent>(({ sendBack }) => {
        const release = tryLock('order', (isGranted) =>
          sendBack({ type: isGranted ? 'order.claimed' : 'order.claimedElsewhere' }),
        );
        return () => {
          release();
          contents.release();
        };
      }),
      prepareOrder: fromPromise<Preparation, OrderDraft>(async ({ input }) => {
        await contents.hold();
        bearer = services.token.bearer();
        return prepareOrder(services, input);
      }),
      readMethods: fromPromise<ShippingMethod[], OrderDraft>(({ input }) =>
        submitShippingAddress(services, { ...input, address: input.shippingAddress }),
      ),
      resendMethod: fromPromise<void, OrderDraft>(({ input }) =>
        submitShippingMethod(services, { cartId: input.cartId, method: input.shippingMethod }),
      ),
      readCart: fromPromise<CartDetails, { cartId: string }>(({ input }) =>
        readCart(client(), input.cartId, view.charged),
      ),
      sendShippingInformation: fromPromise<ChargedAmounts | null, PreparedOrder>(({ input }) =>
        sendShippingInformation(rest, input),
      ),
      recordOrder: fromPromise<RecalledPayment, PreparedOrder>(async ({ input }) => {
        const sentAt = now();
        await writeRecord(services, input);
        return preparedPayment(input, sentAt);
      }),
      sendPaymentInformation: fromPromise<string, PreparedOrder>(({ input }) =>
        sendPaymentInformation(rest, input).catch((error: unknown) => {
          contents.release();
          throw error;
        }),
      ),
      recallOrder: wireRecallOrder(services),
      verifyOrder: verifyOrderMachine.provide({
        actors: {
          readCartEvidence: fromPromise<CartEvidence, UnsettledPayment>(({ input }) =>
            readCartEvidence(client(), input),
          ),
          readHistory: fromPromise<string | null, UnsettledPayment>(({ input }) =>
            readHistory(client(), input, now()),
          ),
        },
      }),
      clearSavedCheckout: fromPromise<void>(async () => {
        for (const key of SAVED_KEYS) storage.remove(key);
      }),
    },
    actions: { forgetRecord: safely(() => forgetRecord(services), report) },
  });
}

/**
 * Keeps other tabs from changing the contents of the order, from its first read until the cart is
 * replaced or the order is given up. A payment without a response does not keep them waiting: its
 * verification may take minutes.
 */
function heldOrderContents() {
  let isOver = false;
  let release = () => {};
  return {
    hold: async (): Promise<void> => {
      release = await holdLock(ORDER_CONTENTS);
      if (isOver) release();
    },
    release: (): void => {
      isOver = true;
      release();
    },
  };
}
