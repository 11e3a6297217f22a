/** The faults that an operation can meet, in the order of the table's columns. */
export const FAULTS = [
  'lost request',
  'lost response',
  '500',
  '401',
  'malformed JSON',
  '10-second delay',
  'offline in the middle',
  'double submit',
  'reload in the middle',
] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * How an operation ended.
 *
 * - ok: as without the fault, apart from the delay
 * - recovered: the shop recovered by itself
 * - reported: the shop showed a message, and the shopper's retry took effect exactly once
 * - complete: the page was complete without the data, and has the data at the next visit
 * - signed out: the platform ended the session; after signing in, the shopper starts again
 * - restored: the page was as before the reload, and the shopper could repeat the request
 */
export type Mark = 'ok' | 'recovered' | 'reported' | 'complete' | 'signed out' | 'restored';

/** Faults that hit the response: the platform has executed the request. */
const HIT_RESPONSE = new Set<Fault>([
  'lost response',
  'malformed JSON',
  'offline in the middle',
  'reload in the middle',
]);
export const isWorkDone = (fault: Fault): boolean => HIT_RESPONSE.has(fault);
