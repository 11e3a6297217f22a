import type { ShippingAddress } from '../domain.ts';
import type { CheckoutContext } from './context.ts';

type Checkout = { context: Pick<CheckoutContext, 'isSignedIn'> };
type SignInStatus = { isSignedIn: boolean };

/** The checkout's guards on who orders: a guest or a customer, and what changes that. */
export const shopperGuards = {
  isEmailMissing: ({ context }: Checkout, { address }: { address: ShippingAddress }) =>
    !context.isSignedIn && !address.email?.trim(),
  isSigningOut: ({ context }: Checkout, { isSignedIn }: SignInStatus) =>
    !isSignedIn && context.isSignedIn,
  isSigningIn: ({ context }: Checkout, { isSignedIn }: SignInStatus) =>
    isSignedIn && !context.isSignedIn,
  /** Whether a customer has signed out, or anybody has signed in. */
  isOtherSession: ({ context }: Checkout, { isSignedIn }: SignInStatus) =>
    isSignedIn || context.isSignedIn,
};
