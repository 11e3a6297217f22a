import { setup } from 'xstate';

/** A model of a cart with one kind of flower, from the shopper's view. */
export const cartExpectations = setup({
  types: {
    events: {} as { type: 'add' | 'more' | 'fewer' | 'remove' | 'return' },
  },
}).createMachine({
  id: 'cartExpectations',
  initial: 'empty',
  states: {
    empty: { on: { add: 'one', return: 'empty' } },
    one: { on: { add: 'two', more: 'two', remove: 'empty', return: 'one' } },
    two: { on: { fewer: 'one', remove: 'empty', return: 'two' } },
  },
});
