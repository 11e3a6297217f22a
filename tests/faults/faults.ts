/** The faults that an operation can meet, in the order of the table's columns. */
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
 * How an operation ended.
 *
 * - ok: as without the fault, but for the wait
 * - healed: the shop repaired it by itself
 * - told: the shopper read what had happened, tried again, and has the result exactly once
 * - whole: a page that can do without it was complete without it, and has it at the next visit
 * - anew: the platform ended the session: after signing in the shopper begins anew
 * - again: the page came back as it had been, and the action could be repeated
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
