import { setup } from 'xstate';

export const FLOWER_DEEDS = [
  'add',
  'addUnsent',
  'addUnheard',
  'more',
  'moreRefused',
  'moreUnsent',
  'moreUnheard',
  'removal of the old line unanswered',
  'return of the line refused',
  'return of the line unsent',
  'return of the line unanswered',
  'remove',
  'removeUnsent',
  'removeUnheard',
  'comeBack',
] as const;
export type FlowerDeed = (typeof FLOWER_DEEDS)[number];

/** Nothing of the kind happens: the cart holds what it held. */
const unchanged = (count: string) =>
  ({
    addUnsent: count,
    moreRefused: count,
    moreUnsent: count,
    'removal of the old line unanswered': count,
    'return of the line refused': count,
    'return of the line unsent': count,
    removeUnsent: count,
    comeBack: count,
  }) as const;
/** One more of it. */
const grown = (count: string) =>
  ({
    add: count,
    addUnheard: count,
    more: count,
    moreUnheard: count,
    'return of the line unanswered': count,
  }) as const;
const removed = { remove: 'none', removeUnheard: 'none' } as const;

/**
 * A cart never loses a flower, and never doubles one: whatever the platform has done counts, heard
 * or not, and whatever it has not done leaves everything as it was.
 */
export const flowersBelief = setup({
  types: { events: {} as { type: FlowerDeed } },
}).createMachine({
  id: 'flowers',
  initial: 'none',
  states: {
    none: { on: { add: 'one', addUnheard: 'one', addUnsent: 'none', comeBack: 'none' } },
    one: { on: { ...unchanged('one'), ...grown('two'), ...removed } },
    two: { on: { ...unchanged('two'), ...removed } },
  },
});
