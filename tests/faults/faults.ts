/** What may befall an operation on its way, in the order of the table's columns. */
export const FAULTS = [
  'lost request',
  'lost answer',
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
 * How it ended.
 *
 * - ok: as if nothing had been, but for the wait
 * - healed: the shop put it right by itself
 * - told: the shopper read what had happened, tried again, and has it exactly once
 * - whole: a page that can do without it was whole without it, and has it at the next visit
 * - anew: the platform ended the session: after signing in the shopper begins anew
 * - again: the page came back as it had been, and the wish could be made again
 */
export type Mark = 'ok' | 'healed' | 'told' | 'whole' | 'anew' | 'again';

/** Faults after which the platform has done the work. */
const WORKED = new Set<Fault>([
  'lost answer',
  'malformed JSON',
  'offline in the middle',
  'reload in the middle',
]);
export const isWorkDone = (fault: Fault): boolean => WORKED.has(fault);
