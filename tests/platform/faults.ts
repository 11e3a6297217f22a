import type { Shop } from './shop/model.ts';

/** What goes wrong on purpose (controls). */
export interface Faults {
  /** Before a root field's work; may wait, and a throw fails the field. */
  before(field: string): Promise<void>;
  /** After the work of these root fields: true when the answer is to get lost on its way. */
  losesAnswer(fields: readonly string[]): boolean;
}

/** The answer got lost: whoever serves the platform closes the connection. */
export class AnswerLost extends Error {
  override name = 'AnswerLost';
}

const NONE: Faults = { before: async () => {}, losesAnswer: () => false };

/** The faults that are set for a shop. */
export function faultsOf(_shop: Shop): Faults {
  return NONE;
}
