import { assign, setup } from 'xstate';
import { startActors } from '../system.ts';

declare module '../system.ts' {
  interface ActorEvents {
    drawer: DrawerEvent;
  }
  interface LazyActors {
    drawer: typeof drawerMachine;
  }
}

/** A level of the drawer's category tree. */
interface DrawerLevel {
  uid: string;
  name: string;
}

/** The drawer's views. */
export type DrawerView = 'MENU' | 'SIGN_IN' | 'CREATE_ACCOUNT' | 'FORGOT_PASSWORD' | 'MY_ACCOUNT';

type DrawerEvent =
  | { type: 'drawer.open' }
  /** Opens the sign-in form directly, from a page. */
  | { type: 'drawer.openSignIn' }
  | { type: 'drawer.close' }
  | { type: 'drawer.back' }
  | { type: 'drawer.openCategory'; uid: string; name: string }
  | { type: 'drawer.signIn' }
  | { type: 'drawer.createAccount' }
  | { type: 'drawer.forgotPassword' }
  | { type: 'drawer.myAccount' }
  | { type: 'session.announced'; isSignedIn: boolean };

/**
 * The navigation drawer. In the menu, Back goes to the parent category, and closes the drawer at
 * the top level. Signing in switches a form to the account view; signing out switches the account
 * view to the menu.
 */
export const drawerMachine = setup({
  types: { context: {} as { levels: DrawerLevel[] }, events: {} as DrawerEvent },
  actions: {
    startActors: startActors(),
    goToTop: assign({ levels: [] }),
    descend: assign(({ context }, level: DrawerLevel) => ({ levels: [...context.levels, level] })),
    ascend: assign(({ context }) => ({ levels: context.levels.slice(0, -1) })),
  },
  guards: {
    isAtTop: ({ context }) => context.levels.length === 0,
    isSignedIn: (_, { isSignedIn }: { isSignedIn: boolean }) => isSignedIn,
    isSignedOut: (_, { isSignedIn }: { isSignedIn: boolean }) => !isSignedIn,
  },
}).createMachine({
  id: 'drawer',
  context: { levels: [] },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'drawer.open': { target: 'open', actions: 'goToTop' },
        'drawer.openSignIn': { target: 'open.entering', actions: 'goToTop' },
      },
    },
    open: {
      tags: 'open',
      // The forms belong to the session actor.
      entry: { type: 'startActors', params: { names: ['session'] } },
      initial: 'menu',
      on: { 'drawer.close': 'closed' },
      states: {
        menu: {
          tags: 'MENU',
          on: {
            'drawer.back': [{ guard: 'isAtTop', target: '#drawer.closed' }, { actions: 'ascend' }],
            'drawer.openCategory': {
              actions: {
                type: 'descend',
                params: ({ event }) => ({ uid: event.uid, name: event.name }),
              },
            },
            'drawer.signIn': 'entering',
            'drawer.myAccount': 'myAccount',
          },
        },
        /** The three forms for guests. */
        entering: {
          initial: 'signIn',
          on: {
            'session.announced': {
              guard: { type: 'isSignedIn', params: ({ event }) => event },
              target: 'myAccount',
            },
          },
          states: {
            signIn: {
              tags: 'SIGN_IN',
              on: {
                'drawer.back': '#drawer.open.menu',
                'drawer.createAccount': 'createAccount',
                'drawer.forgotPassword': 'forgotPassword',
              },
            },
            createAccount: { tags: 'CREATE_ACCOUNT', on: { 'drawer.back': 'signIn' } },
            forgotPassword: { tags: 'FORGOT_PASSWORD', on: { 'drawer.back': 'signIn' } },
          },
        },
        myAccount: {
          tags: 'MY_ACCOUNT',
          on: {
            'drawer.back': 'menu',
            'session.announced': {
              guard: { type: 'isSignedOut', params: ({ event }) => event },
              target: 'menu',
            },
          },
        },
      },
    },
  },
});
