import { setup } from 'xstate';

export const FLOWER_ACTIONS = [
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
export type FlowerAction = (typeof FLOWER_ACTIONS)[number];

/** The cart is unchanged. */
const keepCount = (count: string) =>
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
/** The quantity grows by one. */
const addOne = (count: string) =>
  ({
    add: count,
    addUnheard: count,
    more: count,
    moreUnheard: count,
    'return of the line unanswered': count,
  }) as const;
const removed = { remove: 'none', removeUnheard: 'none' } as const;

/**
 * A model of the cart: no flower is lost or added twice. A change that the platform executed
 * counts, even without a response; any other change leaves the cart as it was.
 */
export const flowersExpectations = setup({
  types: { events: {} as { type: FlowerAction } },
}).createMachine({
  id: 'flowers',
  initial: 'none',
  states: {
    none: { on: { add: 'one', addUnheard: 'one', addUnsent: 'none', comeBack: 'none' } },
    one: { on: { ...keepCount('one'), ...addOne('two'), ...removed } },
    two: { on: { ...keepCount('two'), ...removed } },
  },
});
