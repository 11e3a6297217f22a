import { closeAccount } from '../shop/closeAccount.ts';
import { type ContactInput, contactShop } from '../shop/contact.ts';
import type { SavedPayment } from '../shop/model.ts';
import { subscribe } from '../shop/newsletter.ts';
import { forgetPayment, savedPayments } from '../shop/vault.ts';
import { signedIn } from './customer.ts';
import type { RootResolvers, TypeResolvers } from './resolvers.ts';

export const queries: RootResolvers = {
  customerPaymentTokens: (_, context) => ({
    items: savedPayments(context.shop, signedIn(context)),
  }),
};

export const mutations: RootResolvers = {
  contactUs: ({ input }: { input: ContactInput }, { shop, view }) => {
    contactShop(shop, view, input);
    return { status: true };
  },
  subscribeEmailToNewsletter: ({ email }: { email: string }, { shop }) => {
    subscribe(shop, email);
    return { status: 'SUBSCRIBED' };
  },
  deleteCustomer: (_, context) => {
    closeAccount(context.shop, signedIn(context));
    return true;
  },
  deletePaymentToken: ({ public_hash }: { public_hash: string }, context) => {
    const customer = signedIn(context);
    forgetPayment(context.shop, customer, public_hash);
    return {
      result: true,
      customerPaymentTokens: { items: savedPayments(context.shop, customer) },
    };
  },
};

export const types: TypeResolvers = {
  PaymentToken: {
    public_hash: ({ publicHash }: SavedPayment) => publicHash,
    payment_method_code: ({ methodCode }: SavedPayment) => methodCode,
    details: ({ details }: SavedPayment) => JSON.stringify(details),
  },
};
