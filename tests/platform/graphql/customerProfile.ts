import { changeEmail, type ProfileInput, updateProfile } from '../shop/profile.ts';
import { signedIn } from './customer.ts';
import type { RootResolvers, TypeResolvers } from './resolvers.ts';

export const queries: RootResolvers = {};

export const mutations: RootResolvers = {
  updateCustomerV2: ({ input }: { input: ProfileInput }, context) => {
    const customer = signedIn(context);
    updateProfile(customer, input);
    return { customer };
  },
  updateCustomerEmail: ({ email, password }: { email: string; password: string }, context) => {
    const customer = signedIn(context);
    changeEmail(context.shop, customer, email, password);
    return { customer };
  },
};

export const types: TypeResolvers = {};
