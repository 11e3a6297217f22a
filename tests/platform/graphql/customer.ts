import { refuse } from '../shop/cartRefusal.ts';
import type { Customer } from '../shop/model.ts';
import { revokeTokens, signIn } from '../shop/tokens.ts';
import { isSignedIn } from './cartOf.ts';
import type { RootResolvers, TypeResolvers } from './resolvers.ts';

const NOT_AUTHORIZED = "The current customer isn't authorized.";

export const queries: RootResolvers = {
  customer: (_, context) => {
    if (!isSignedIn(context)) refuse('authorization', NOT_AUTHORIZED);
    return context.customer;
  },
};

export const mutations: RootResolvers = {
  generateCustomerToken: ({ email, password }: { email: string; password: string }, { shop }) => ({
    token: signIn(shop, email, password).value,
  }),
  revokeCustomerToken: (_, context) => {
    if (!isSignedIn(context)) refuse('authorization', NOT_AUTHORIZED);
    revokeTokens(context.shop, context.customer);
    return { result: true };
  },
};

export const types: TypeResolvers = {
  Customer: { is_subscribed: ({ isSubscribed }: Customer) => isSubscribed },
};
