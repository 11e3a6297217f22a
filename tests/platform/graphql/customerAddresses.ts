import { createAddress, type Defaults, deleteAddress, updateAddress } from '../shop/addressBook.ts';
import { refuse } from '../shop/cartRefusal.ts';
import type { Address, BookAddress, Customer } from '../shop/model.ts';
import { signedIn } from './customer.ts';
import type { RootResolvers, TypeResolvers } from './resolvers.ts';

interface AddressInput {
  city?: string | null;
  company?: string | null;
  country_code?: string | null;
  default_billing?: boolean | null;
  default_shipping?: boolean | null;
  firstname?: string | null;
  lastname?: string | null;
  postcode?: string | null;
  region?: {
    region?: string | null;
    region_code?: string | null;
    region_id?: number | null;
  } | null;
  street?: (string | null)[] | null;
  telephone?: string | null;
  prefix?: string | null;
  middlename?: string | null;
  suffix?: string | null;
  vat_id?: string | null;
  fax?: string | null;
}

const REQUIRED = ['firstname', 'lastname', 'street', 'city', 'telephone', 'country_code'] as const;

export const queries: RootResolvers = {};

export const mutations: RootResolvers = {
  createCustomerAddress: ({ input }: { input: AddressInput }, context) => {
    const customer = signedIn(context);
    const missing = REQUIRED.filter((field) => !input[field]?.length);
    if (missing.length > 0) {
      refuse('input', 'Required parameters are missing: %1', [missing.join(', ')]);
    }
    const { isDefaultShipping = false, isDefaultBilling = false } = defaultsOf(input);
    return createAddress(context.shop, customer, addressOf(input, null), {
      isDefaultShipping,
      isDefaultBilling,
    });
  },
  updateCustomerAddress: ({ id, input }: { id: number; input: AddressInput }, context) =>
    updateAddress(
      context.shop,
      signedIn(context),
      id,
      (present) => addressOf(input, present),
      defaultsOf(input),
    ),
  deleteCustomerAddress: ({ id }: { id: number }, context) => {
    deleteAddress(signedIn(context), id);
    return true;
  },
};

export const types: TypeResolvers = {
  Customer: { addresses: ({ addresses }: Customer) => addresses ?? [] },
  CustomerAddress: {
    country_code: ({ countryId }: BookAddress) => countryId,
    country_id: ({ countryId }: BookAddress) => countryId,
    customer_id: (address: BookAddress, _, { shop }) =>
      shop.customers.find(({ addresses }) => addresses?.includes(address))?.id ?? null,
    region_id: ({ regionId }: BookAddress) => regionId ?? 0,
    vat_id: ({ vatId }: BookAddress) => vatId ?? null,
    extension_attributes: () => [],
    default_shipping: ({ isDefaultShipping }: BookAddress) => isDefaultShipping,
    default_billing: ({ isDefaultBilling }: BookAddress) => isDefaultBilling,
    region: ({ region, regionCode, regionId }: BookAddress) => ({
      region,
      region_code: regionCode ?? region,
      region_id: regionId ?? 0,
    }),
  },
};

const defaultsOf = ({ default_shipping, default_billing }: AddressInput): Partial<Defaults> => ({
  ...(typeof default_shipping === 'boolean' && { isDefaultShipping: default_shipping }),
  ...(typeof default_billing === 'boolean' && { isDefaultBilling: default_billing }),
});

/** Merges an input into an address. Fields that are not in the input keep their value. */
function addressOf(input: AddressInput, present: Address | null): Address {
  const { region, street } = input;
  return {
    firstname: input.firstname ?? present?.firstname ?? '',
    lastname: input.lastname ?? present?.lastname ?? '',
    company: input.company ?? present?.company ?? null,
    street: street?.filter((line) => line !== null) ?? present?.street ?? [],
    city: input.city ?? present?.city ?? '',
    region: region ? (region.region ?? null) : (present?.region ?? null),
    regionCode: region ? (region.region_code ?? null) : (present?.regionCode ?? null),
    regionId: region ? (region.region_id ?? null) : (present?.regionId ?? null),
    postcode: input.postcode ?? present?.postcode ?? null,
    telephone: input.telephone ?? present?.telephone ?? null,
    countryId: input.country_code ?? present?.countryId ?? '',
    email: null,
    prefix: input.prefix ?? present?.prefix ?? null,
    middlename: input.middlename ?? present?.middlename ?? null,
    suffix: input.suffix ?? present?.suffix ?? null,
    vatId: input.vat_id ?? present?.vatId ?? null,
    fax: input.fax ?? present?.fax ?? null,
  };
}
