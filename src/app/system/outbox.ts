import type { PreparedOrder } from '../../../machines/order/receipt.ts';
import { durable } from '../../adapters/storage/durableStorage.ts';
import { shortHash } from '../../lib/text/shortHash.ts';
import type { Services } from './services.ts';

/** A payment that was sent and whose outcome is not known: this and the time it was stored. */
export interface OutboxRecord {
  cartId: string;
  emailHash: string;
}

const KEY = 'unsettled_order';
/** How long an unknown outcome is kept, in seconds. */
const LIFETIME = 3_600;

/**
 * Who pays: the address, however it was typed, as a guest or as a customer. A guest who has signed
 * in since still has a guest's order outstanding, of which no order history knows.
 */
export const hashOf = (email: string, isSignedIn: boolean): string =>
  shortHash(`${isSignedIn ? '' : 'guest '}${email.trim().toLowerCase()}`);

/** Whether the payment is of this address, and whether it was made signed in; null: another's. */
export function payerOf(
  { emailHash }: OutboxRecord,
  email: string,
): Pick<PreparedOrder, 'isSignedIn'> | null {
  if (emailHash === hashOf(email, true)) return { isSignedIn: true };
  return emailHash === hashOf(email, false) ? { isSignedIn: false } : null;
}

/**
 * Writes down that a payment is about to be sent. It settles when that is on the disk: the browser
 * may be killed in the next moment, and the next visit has to know of the payment.
 */
export async function writeRecord(services: Services, order: PreparedOrder): Promise<void> {
  const { storage, now } = services;
  const { cartId, payer, isSignedIn } = order;
  const record: OutboxRecord = { cartId, emailHash: hashOf(payer, isSignedIn) };
  storage.set(KEY, record, LIFETIME);
  await durable.set(KEY, JSON.stringify({ record, sentAt: now() }));
}

/** What another visit has left on the disk and storage has lost, as when the browser was killed. */
export async function recoverRecord({ storage, now }: Services): Promise<void> {
  const left = parsed(await durable.get(KEY));
  if (!left || storage.has(KEY)) return;
  const lifetime = LIFETIME - (now() - left.sentAt) / 1_000;
  if (lifetime > 0) storage.set(KEY, left.record, lifetime);
}

function parsed(text: string | null): { record: OutboxRecord; sentAt: number } | null {
  const { record, sentAt } = JSON.parse(text ?? '{}') as Record<string, unknown>;
  return typeof sentAt === 'number' ? { record: record as OutboxRecord, sentAt } : null;
}

/** The payment that is outstanding, with when it was sent (epoch ms); null when there is none. */
export function readRecord({ storage, now }: Services): (OutboxRecord & { sentAt: number }) | null {
  const record = storage.get<OutboxRecord>(KEY);
  const left = storage.timeLeft(KEY);
  if (record === null || left === null) return null;
  return { ...record, sentAt: now() - (LIFETIME * 1_000 - left) };
}

export function forgetRecord({ storage }: Services): void {
  storage.remove(KEY);
  durable.remove(KEY);
}

/** Somebody signs in: the outstanding payment of another customer goes unread. */
export function forgetOthersRecord(services: Services, email: string): void {
  const record = readRecord(services);
  if (record && !payerOf(record, email)) forgetRecord(services);
}
