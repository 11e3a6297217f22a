import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, setup } from 'xstate';
import { placeOrderMachine } from '../../machines/order/place.ts';
import type { ChargedAmounts, PreparedOrder } from '../../machines/order/receipt.ts';
import type {
  OrderDraft,
  PlaceOrderEvent,
  Preparation,
  RecalledPayment,
} from '../../machines/order/setup.ts';
import {
  type CartEvidence,
  type UnsettledPayment,
  verifyOrderMachine,
} from '../../machines/order/verify.ts';
import {
  ADDRESS,
  CART,
  CART_WITH_HIGHER_TOTAL,
  DRAFT,
  PREPARED_ORDER,
  RECALLED_PAYMENT,
  SAME_CHARGE,
} from '../models/orderModel.ts';
import { recallMachineWith } from '../support/fakeOrder.ts';
import { gate } from '../support/gate.ts';
import { openPromise } from '../support/model.ts';

const FORMATTED = { ...ADDRESS, region_id: null, region: null };
const order = { ...PREPARED_ORDER, shippingAddress: FORMATTED, billingAddress: FORMATTED };

/** The order protocol up to the moment in which its record is being written. */
async function startRecording() {
  const calls: string[] = [];
  const written = openPromise<RecalledPayment>();
  const writing = gate();
  const machine = placeOrderMachine.provide({
    actors: {
      claimOrder: fromCallback<PlaceOrderEvent>(({ sendBack }) =>
        sendBack({ type: 'order.claimed' }),
      ),
      prepareOrder: fromPromise<Preparation, OrderDraft>(async () => ({ order, cart: CART })),
      sendShippingInformation: fromPromise<ChargedAmounts | null, PreparedOrder>(
        async () => SAME_CHARGE,
      ),
      recordOrder: fromPromise<RecalledPayment, PreparedOrder>(() => {
        writing.open();
        return written.start();
      }),
      sendPaymentInformation: fromPromise<string, PreparedOrder>(async () => {
        calls.push('pay');
        return '42';
      }),
      recallOrder: recallMachineWith(() => {
        calls.push('recall');
        return { ...RECALLED_PAYMENT, isCurrent: false };
      }),
      verifyOrder: verifyOrderMachine.provide({
        actors: {
          readCartEvidence: fromPromise<CartEvidence, UnsettledPayment>(async () => 'ordered'),
          readHistory: fromPromise<string | null, UnsettledPayment>(async () => null),
        },
      }),
      clearSavedCheckout: fromPromise<void>(async () => {}),
    },
    actions: { forgetRecord: () => void calls.push('forget') },
  });
  const root = setup({ actors: { machine } }).createMachine({
    invoke: { id: 'order', src: 'machine', input: DRAFT },
  });
  const actor = createActor(root).start();
  const placing = actor.getSnapshot().children.order!;
  const ended = new Promise<unknown>((resolve) => {
    placing.subscribe({ complete: () => resolve(placing.getSnapshot().output) });
  });
  await writing.opened;
  return { calls, written, ended, notify: (event: PlaceOrderEvent) => placing.send(event) };
}

describe('Order protocol: while the payment is being recorded', () => {
  it('forgets the record of a changed order only after that record is written', async () => {
    const { calls, written, ended, notify } = await startRecording();
    notify({ type: 'cart.announced', details: CART_WITH_HIGHER_TOTAL });
    expect(calls).toEqual([]);
    written.resolve(RECALLED_PAYMENT);
    expect(await ended).toMatchObject({ outcome: 'changed', changes: [{ kind: 'total' }] });
    expect(calls).toEqual(['forget']);
  });

  it('keeps the record of another payment when the cart has changed as well', async () => {
    const { calls, written, ended, notify } = await startRecording();
    notify({ type: 'cart.announced', details: CART_WITH_HIGHER_TOTAL });
    written.reject(new Error('Another payment is outstanding.'));
    expect(await ended).toMatchObject({ outcome: 'placed', failure: null, changes: [] });
    // The other payment turns out to be an order: its receipt is read, then its record forgotten.
    expect(calls).toEqual(['recall', 'recall', 'forget']);
  });

  it('sends the payment once the record is written and the cart is as it was seen', async () => {
    const { calls, written, notify, ended } = await startRecording();
    notify({ type: 'cart.announced', details: CART });
    written.resolve({ ...RECALLED_PAYMENT, isCurrent: false });
    expect(await ended).toMatchObject({ outcome: 'placed', failure: null });
    expect(calls).toEqual(['pay', 'forget']);
  });
});
