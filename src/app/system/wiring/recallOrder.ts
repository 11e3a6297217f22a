import { fromPromise } from 'xstate';
import {
  type Payer,
  recallOrderMachine,
  type StoredPayment,
} from '../../../../machines/order/recall.ts';
import type { OrderParts } from '../../../../machines/order/receipt.ts';
import { readCustomer } from '../../../adapters/graphql/operations/session.ts';
import { safely } from '../safely.ts';
import type { Services } from '../services.ts';
import { placedOrder } from '../stored/orderFacts.ts';
import {
  forgetRecord,
  type PaymentRecord,
  payerOf,
  readRecord,
  sentParts,
} from '../stored/unsettledPayment.ts';

/** Wires the machine that finds out which payment is to be verified. */
export const wireRecallOrder = (services: Services) =>
  recallOrderMachine.provide({
    actors: {
      readStoredPayment: fromPromise<StoredPayment>(async () => readStoredPayment(services)),
      readPayer: fromPromise<Payer | null>(async () => {
        const { email } = await readCustomer(services.commerce.client());
        const record = readRecord(services);
        const payer = record && payerOf(record, email);
        return payer && { email, ...payer };
      }),
    },
    actions: { forgetRecord: safely(() => forgetRecord(services), services.errors.report) },
  });

function readStoredPayment(services: Services): StoredPayment {
  const record = readRecord(services);
  const parts = record && sentParts(services, record.cartId);
  return {
    now: services.now(),
    currentCartId: services.storage.get('cartId'),
    isSignedIn: services.token.isPresent(),
    record,
    parts,
    isGuestPayment: record !== null && parts !== null && isGuestPayment(record, parts),
    placedOrder: placedOrder(services)?.order ?? null,
  };
}

const isGuestPayment = (record: PaymentRecord, { email }: OrderParts): boolean =>
  payerOf(record, email)?.isSignedIn === false;
