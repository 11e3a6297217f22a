import { refuse } from '../shop/cartRefusal.ts';
import type { BookAddress, Customer } from '../shop/model.ts';
import { changeEmail, type ProfileInput, updateProfile } from '../shop/profile.ts';
import { signedIn } from './customer.ts';
import type { RootResolvers, TypeResolvers } from './resolvers.ts';
import { timeText } from './timeText.ts';

interface OlderInput extends ProfileInput {
  email?: string | null;
  password?: string | null;
}

export const queries: RootResolvers = {};

export const mutations: RootResolvers = {
  updateCustomerV2: ({ input }: { input: ProfileInput }, context) => {
    const customer = signedIn(context);
    updateProfile(customer, input);
    return { customer };
  },
  updateCustomer: ({ input }: { input: OlderInput }, context) => {
    const customer = signedIn(context);
    const { email, password, ...profile } = input;
    if (typeof email === 'string' && email !== customer.email) {
      if (!password) refuse('input', 'Provide the current "password" to change "email".');
      changeEmail(context.shop, customer, email, password);
    }
    updateProfile(customer, profile);
    return { customer };
  },
  updateCustomerEmail: ({ email, password }: { email: string; password: string }, context) => {
    const customer = signedIn(context);
    changeEmail(context.shop, customer, email, password);
    return { customer };
  },
};

export const types: TypeResolvers = {
  Customer: {
    date_of_birth: ({ birthDate }: Customer) => birthDate ?? null,
    dob: ({ birthDate }: Customer) => birthDate ?? null,
    taxvat: ({ taxNumber }: Customer) => taxNumber ?? null,
    created_at: ({ createdAt }: Customer) => timeText(createdAt ?? 0),
    // The group of all customers with an account.
    group_id: () => 1,
    default_shipping: ({ addresses }: Customer) =>
      idText(addresses?.find(({ isDefaultShipping }) => isDefaultShipping)),
    default_billing: ({ addresses }: Customer) =>
      idText(addresses?.find(({ isDefaultBilling }) => isDefaultBilling)),
  },
};

const idText = (address: BookAddress | undefined): string | null =>
  address ? String(address.id) : null;
