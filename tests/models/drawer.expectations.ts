import { setup } from 'xstate';

export const DRAWER_ACTIONS = [
  'open',
  'close',
  'escape',
  'mask',
  'back',
  'enter',
  'enterDeeper',
  'followLeaf',
  'followAll',
  'toSignIn',
  'toCreateAccount',
  'toForgotPassword',
  'signInWrongly',
  'signIn',
  'createAccount',
  'sendLink',
  'toMyAccount',
  'toWishList',
  'signOut',
] as const;
type DrawerAction = (typeof DRAWER_ACTIONS)[number];

/** The three ways to close the drawer, available at any time. */
const OUT = (target: string) => ({ close: target, escape: target, mask: target });

/** A model of the navigation drawer from the shopper's view. */
export const drawerExpectations = setup({
  types: { events: {} as { type: DrawerAction } },
}).createMachine({
  id: 'drawerExpectations',
  initial: 'shut',
  states: {
    shut: { on: { open: 'menu' } },
    menu: {
      on: { ...OUT('shut'), back: 'shut', enter: 'level', toSignIn: 'signIn' },
    },
    level: { on: { close: 'shut', back: 'menu', enterDeeper: 'deeper', followAll: 'elsewhere' } },
    deeper: { on: { escape: 'shut', back: 'level', followLeaf: 'elsewhere' } },
    elsewhere: { on: { open: 'menu' } },
    signIn: {
      on: {
        mask: 'shut',
        back: 'menu',
        toCreateAccount: 'createAccount',
        toForgotPassword: 'forgotPassword',
        signInWrongly: 'refused',
        signIn: 'account',
      },
    },
    refused: { on: { back: 'menu', signIn: 'account' } },
    createAccount: { on: { close: 'shut', back: 'signIn', createAccount: 'account' } },
    forgotPassword: { on: { escape: 'shut', back: 'signIn', sendLink: 'linkSent' } },
    linkSent: { on: { back: 'signIn' } },
    account: {
      on: { ...OUT('customerShut'), back: 'customerMenu', toWishList: 'wishList', signOut: 'menu' },
    },
    customerMenu: { on: { back: 'customerShut', toMyAccount: 'account' } },
    customerShut: { on: { open: 'customerMenu' } },
    wishList: { on: { open: 'customerMenu' } },
  },
});
