import { shortHash } from '../../lib/shortHash.ts';
import type { World } from './world.ts';

/** A payment that was sent and whose outcome is not known: this and the time it was stored. */
export interface OutboxRecord {
  cartId: string;
  emailHash: string;
}

const KEY = 'unsettled_order';
/** How long an unknown outcome is kept, in seconds. */
const LIFETIME = 3_600;

/** The address of a person, however it was typed. */
export const hashOf = (email: string): string => shortHash(email.trim().toLowerCase());

/** Writes down that a payment is about to be sent. */
export const writeRecord = ({ storage }: World, cartId: string, email: string): void =>
  storage.set(KEY, { cartId, emailHash: hashOf(email) } satisfies OutboxRecord, LIFETIME);

/** The payment that is outstanding, with when it was sent (epoch ms); null when there is none. */
export function readRecord({ storage, now }: World): (OutboxRecord & { sentAt: number }) | null {
  const record = storage.get<OutboxRecord>(KEY);
  const left = storage.timeLeft(KEY);
  if (record === null || left === null) return null;
  return { ...record, sentAt: now() - (LIFETIME * 1_000 - left) };
}

export const forgetRecord = ({ storage }: World): void => storage.remove(KEY);

/** Somebody signs in: the outstanding payment of another customer goes unread. */
export function forgetOthersRecord(world: World, email: string): void {
  const record = readRecord(world);
  if (record && record.emailHash !== hashOf(email)) forgetRecord(world);
}
