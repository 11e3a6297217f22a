import { and, not } from 'xstate';

/** Tells the dependent machines whether a customer is signed in. */
export const announceSession = (isSignedIn: boolean) =>
  (['checkout', 'drawer'] as const).map(
    (to) =>
      ({
        type: 'notifyActor',
        params: { to, event: { type: 'session.announced', isSignedIn } },
      }) as const,
  );

/** The actions of every sign-out, in this order. */
export const onSignOut = [
  'forgetToken',
  'forgetCustomer',
  'clearSavedCheckout',
  'renewCache',
  { type: 'notifyActor', params: { to: 'cart', event: { type: 'cart.signedOut' } } },
  { type: 'notifyActor', params: { to: 'wishList', event: { type: 'wishList.signedOut' } } },
  { type: 'notifyActor', params: { to: 'account', event: { type: 'account.signedOut' } } },
  { type: 'notifyActor', params: { to: 'toasts', event: { type: 'toasts.signedOut' } } },
] as const;

/** A page of the customer's account is left for the sign-in page. */
export const LEAVE_PRIVATE_PAGE = {
  type: 'sendToActor',
  params: { to: 'page', event: { type: 'page.signedOut' } },
} as const;

/**
 * A shopper who signs out on purpose, here or in another tab, leaves the customer's pages and keeps
 * nothing of the checkout. A session that ends by itself keeps what the same customer continues.
 */
export const onDeliberateSignOut = [
  'clearFormDraft',
  { type: 'notifyActor', params: { to: 'checkout', event: { type: 'checkout.signedOut' } } },
  LEAVE_PRIVATE_PAGE,
] as const;

/** The token is no longer valid: another tab has signed out, or the token has expired. */
export const onTokenCleared = [
  {
    guard: and(['isTokenGone', not('hasSessionEnded')]),
    target: '#session.clearing',
    actions: [...onDeliberateSignOut],
  },
  { target: '#session.expired' },
] as const;

/** Another customer than before has signed in, in this tab or in another one. */
export const onIdentityChange = [
  'renewCache',
  { type: 'notifyActor', params: { to: 'wishList', event: { type: 'wishList.signedIn' } } },
  { type: 'notifyActor', params: { to: 'toasts', event: { type: 'toasts.signedIn' } } },
] as const;

/** A sign-in here also moves the guest's cart; after one in another tab, that tab moves it. */
export const onSignIn = [
  ...onIdentityChange,
  { type: 'sendToActor', params: { to: 'cart', event: { type: 'cart.signedIn' } } },
] as const;
