import { assign, setup } from 'xstate';

/** A category level in the drawer's tree. */
export interface DrawerLevel {
  uid: string;
  name: string;
}

export type DrawerEvent =
  | { type: 'drawer.open' }
  | { type: 'drawer.close' }
  | { type: 'drawer.back' }
  | { type: 'drawer.openCategory'; uid: string; name: string };

/**
 * The navigation drawer (spec §2): the MENU view with its category levels. Back goes to the
 * parent category and closes at the top level. Its other views come with signing in.
 */
export const drawerMachine = setup({
  types: { context: {} as { levels: DrawerLevel[] }, events: {} as DrawerEvent },
  actions: {
    goToTop: assign({ levels: [] }),
    descend: assign(({ context }, level: DrawerLevel) => ({ levels: [...context.levels, level] })),
    ascend: assign(({ context }) => ({ levels: context.levels.slice(0, -1) })),
  },
  guards: { isAtTop: ({ context }) => context.levels.length === 0 },
}).createMachine({
  id: 'drawer',
  description: 'The navigation drawer: closed, or open on a level of the category tree.',
  context: { levels: [] },
  initial: 'closed',
  states: {
    closed: { on: { 'drawer.open': { target: 'menu', actions: 'goToTop' } } },
    menu: {
      tags: 'open',
      on: {
        'drawer.close': 'closed',
        'drawer.back': [{ guard: 'isAtTop', target: 'closed' }, { actions: 'ascend' }],
        'drawer.openCategory': {
          actions: {
            type: 'descend',
            params: ({ event }) => ({ uid: event.uid, name: event.name }),
          },
        },
      },
    },
  },
});
