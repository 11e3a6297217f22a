import type { OrderParts, PreparedOrder } from '../../../../machines/order/receipt.ts';
import { isSentOrder } from '../../../adapters/storage/storedShapes.ts';
import { SENT_ORDER, UNSETTLED_ORDER } from '../../../lib/stored/keys.ts';
import { shortHash } from '../../../lib/text/shortHash.ts';
import type { Services } from '../services.ts';
import { dropFromDisk, storeOnDisk } from './diskRecords.ts';

/** The record of a payment whose outcome is unknown. Storage keeps the time of writing. */
export interface PaymentRecord {
  cartId: string;
  emailHash: string;
}

/** How long an unknown outcome is kept, in seconds. */
const LIFETIME = 3_600;

/**
 * Hashes the payer: the normalised email address, and whether the payer was a guest. A guest who
 * has signed in since then still has a guest's order outstanding, which no order history lists.
 */
export const payerHash = (email: string, isSignedIn: boolean): string =>
  shortHash(`${isSignedIn ? '' : 'guest '}${email.trim().toLowerCase()}`);

/**
 * Finds out whether the payer with this email address was signed in.
 *
 * @returns null if the payment belongs to another address
 */
export function payerOf(
  { emailHash }: PaymentRecord,
  email: string,
): Pick<PreparedOrder, 'isSignedIn'> | null {
  if (emailHash === payerHash(email, true)) return { isSignedIn: true };
  return emailHash === payerHash(email, false) ? { isSignedIn: false } : null;
}

/**
 * Records that a payment is about to be sent, and what it is for. Resolves once the record is on
 * disk: the browser may be killed in the next moment, and the next visit must find the record.
 * @throws when another payment is outstanding.
 */
export async function writeRecord(services: Services, order: PreparedOrder): Promise<void> {
  if (readRecord(services)) throw new Error('Another payment is outstanding.');
  const { cartId, payer, isSignedIn, shippingAddress, shippingMethod, details } = order;
  const record: PaymentRecord = { cartId, emailHash: payerHash(payer, isSignedIn) };
  // Do not store a card's nonce: it pays only once.
  const payment = { title: order.payment.title };
  const parts: OrderParts = { email: payer, shippingAddress, shippingMethod, payment, details };
  await Promise.all([
    storeOnDisk(services, UNSETTLED_ORDER, record, LIFETIME),
    storeOnDisk(services, SENT_ORDER, { cartId, parts }, LIFETIME),
  ]);
}

/**
 * The contents of the order that was sent for this cart; null if they are unknown, for example
 * because the customer has signed out since.
 */
export function sentParts({ storage }: Services, cartId: string): OrderParts | null {
  const sent = storage.get<unknown>(SENT_ORDER);
  return isSentOrder(sent) && sent.cartId === cartId ? sent.parts : null;
}

/** The outstanding payment and when it was sent (epoch ms), or null. */
export function readRecord({
  storage,
  now,
}: Services): (PaymentRecord & { sentAt: number }) | null {
  const record = storage.get<PaymentRecord>(UNSETTLED_ORDER);
  const left = storage.timeLeft(UNSETTLED_ORDER);
  if (record === null || left === null) return null;
  return { ...record, sentAt: now() - (LIFETIME * 1_000 - left) };
}

export function forgetRecord(services: Services): void {
  dropFromDisk(services, UNSETTLED_ORDER);
  forgetSentParts(services);
}

export const forgetSentParts = (services: Services): void => dropFromDisk(services, SENT_ORDER);

/** Whether the outstanding payment belongs to another email address. */
export function isPaymentOfAnother(services: Services, email: string): boolean {
  const record = readRecord(services);
  return record !== null && !payerOf(record, email);
}
