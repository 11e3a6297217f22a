import {
  type AccountInput,
  changePassword,
  createAccount,
  requestReset,
  resetPassword,
} from '../shop/accounts.ts';
import { refuse } from '../shop/cartRefusal.ts';
import { confirmEmail, resendConfirmation } from '../shop/confirmation.ts';
import { customerOf, isLocked } from '../shop/lockOut.ts';
import type { Customer, RequestContext } from '../shop/model.ts';
import { revokeTokens, signIn } from '../shop/tokens.ts';
import { ordersOf } from './customerOrders.ts';
import { isSignedIn } from './requestedCart.ts';
import type { RootResolvers, TypeResolvers } from './resolvers.ts';

const NOT_AUTHORIZED = "The current customer isn't authorized.";

/** The signed-in customer. Refuses guests and customers whose account is locked. */
export function signedIn(context: RequestContext): Customer {
  if (!isSignedIn(context)) refuse('authorization', NOT_AUTHORIZED);
  if (isLocked(context.shop, context.customer)) refuse('authentication', 'The account is locked.');
  return context.customer;
}

const createCustomer = ({ input }: { input: AccountInput }, { shop, view }: RequestContext) => ({
  customer: createAccount(shop, view, input),
});

export const queries: RootResolvers = {
  customer: (_, context) => signedIn(context),
  isEmailAvailable: ({ email }: { email: string }, { shop }) => ({
    is_email_available: customerOf(shop, email) === undefined,
  }),
};

export const mutations: RootResolvers = {
  generateCustomerToken: ({ email, password }: { email: string; password: string }, { shop }) => ({
    token: signIn(shop, email, password).value,
  }),
  // A customer whose account is locked may still sign out.
  revokeCustomerToken: (_, context) => {
    if (!isSignedIn(context)) refuse('authorization', NOT_AUTHORIZED);
    revokeTokens(context.shop, context.customer);
    return { result: true };
  },
  createCustomer,
  createCustomerV2: createCustomer,
  confirmEmail: (
    { input }: { input: { email: string; confirmation_key: string } },
    { shop }: RequestContext,
  ) => ({ customer: confirmEmail(shop, input.email, input.confirmation_key) }),
  resendConfirmationEmail: ({ email }: { email: string }, { shop, view }) => {
    resendConfirmation(shop, view, email);
    return true;
  },
  requestPasswordResetEmail: ({ email }: { email: string }, { shop, view }) => {
    requestReset(shop, view, email);
    return true;
  },
  resetPassword: (
    wish: { email: string; resetPasswordToken: string; newPassword: string },
    { shop },
  ) => {
    resetPassword(shop, wish.email, wish.resetPasswordToken, wish.newPassword);
    return true;
  },
  changeCustomerPassword: (
    wish: { currentPassword: string; newPassword: string },
    context: RequestContext,
  ) => {
    const customer = signedIn(context);
    changePassword(context.shop, customer, wish.currentPassword, wish.newPassword);
    return customer;
  },
};

export const types: TypeResolvers = {
  Customer: {
    is_subscribed: ({ isSubscribed }: Customer) => isSubscribed,
    orders: ordersOf,
  },
};
