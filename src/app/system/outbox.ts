import type { PreparedOrder } from '../../../machines/order/receipt.ts';
import { durable } from '../../adapters/storage/durableStorage.ts';
import { UNSETTLED_ORDER } from '../../lib/stored/keys.ts';
import { shortHash } from '../../lib/text/shortHash.ts';
import type { Services } from './services.ts';

/** A payment that was sent and whose outcome is unknown. Storage keeps the time of writing. */
export interface OutboxRecord {
  cartId: string;
  emailHash: string;
}

/** How long an unknown outcome is kept, in seconds. */
const LIFETIME = 3_600;

/**
 * Hashes the payer: the normalised email address, and whether the payer was a guest. A guest who
 * has signed in since then still has a guest's order outstanding, which no order history lists.
 */
export const hashOf = (email: string, isSignedIn: boolean): string =>
  shortHash(`${isSignedIn ? '' : 'guest '}${email.trim().toLowerCase()}`);

/**
 * Whether the payment belongs to this email address, and whether its payer was signed in. Null if
 * it belongs to another address.
 */
export function payerOf(
  { emailHash }: OutboxRecord,
  email: string,
): Pick<PreparedOrder, 'isSignedIn'> | null {
  if (emailHash === hashOf(email, true)) return { isSignedIn: true };
  return emailHash === hashOf(email, false) ? { isSignedIn: false } : null;
}

/**
 * Records that a payment is about to be sent. Resolves once the record is on disk: the browser may
 * be killed in the next moment, and the next visit must find the record of the payment.
 */
export async function writeRecord(services: Services, order: PreparedOrder): Promise<void> {
  const { storage, now } = services;
  const { cartId, payer, isSignedIn } = order;
  const record: OutboxRecord = { cartId, emailHash: hashOf(payer, isSignedIn) };
  storage.set(UNSETTLED_ORDER, record, LIFETIME);
  await durable.set(UNSETTLED_ORDER, JSON.stringify({ record, sentAt: now() }));
}

/**
 * Restores the record from disk when storage has lost it, for example because the browser was
 * killed.
 */
export async function recoverRecord({ storage, now }: Services): Promise<void> {
  const left = parsed(await durable.get(UNSETTLED_ORDER));
  if (!left || storage.has(UNSETTLED_ORDER)) return;
  const lifetime = LIFETIME - (now() - left.sentAt) / 1_000;
  if (lifetime > 0) storage.set(UNSETTLED_ORDER, left.record, lifetime);
}

function parsed(text: string | null): { record: OutboxRecord; sentAt: number } | null {
  const { record, sentAt } = JSON.parse(text ?? '{}') as Record<string, unknown>;
  return typeof sentAt === 'number' ? { record: record as OutboxRecord, sentAt } : null;
}

/** The outstanding payment and when it was sent (epoch ms), or null. */
export function readRecord({ storage, now }: Services): (OutboxRecord & { sentAt: number }) | null {
  const record = storage.get<OutboxRecord>(UNSETTLED_ORDER);
  const left = storage.timeLeft(UNSETTLED_ORDER);
  if (record === null || left === null) return null;
  return { ...record, sentAt: now() - (LIFETIME * 1_000 - left) };
}

export function forgetRecord({ storage }: Services): void {
  storage.remove(UNSETTLED_ORDER);
  durable.remove(UNSETTLED_ORDER);
}

/** Whether the outstanding payment belongs to another email address. */
export function isPaymentOfAnother(services: Services, email: string): boolean {
  const record = readRecord(services);
  return record !== null && !payerOf(record, email);
}
