import { setup } from 'xstate';

/** A model of the pages from the shopper's view. */
export const pageExpectations = setup({
  types: {
    events: {} as { type: 'toCategory' | 'toProduct' | 'home' | 'back' | 'reload' | 'getLost' },
  },
}).createMachine({
  id: 'pageExpectations',
  initial: 'home',
  states: {
    home: { on: { toCategory: 'category', reload: 'home', getLost: 'home' } },
    category: {
      on: { toProduct: 'product', home: 'home', back: 'home', reload: 'category' },
    },
    product: { on: { back: 'category', home: 'home', reload: 'product', getLost: 'home' } },
  },
});
