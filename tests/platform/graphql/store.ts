import type { RequestContext } from '../shop/model.ts';
import { BASE_CURRENCY } from './requestContext.ts';
import type { RootResolvers, TypeResolvers } from './resolvers.ts';
import { storeConfig } from './storeConfig.ts';

export const queries: RootResolvers = {
  storeConfig: (_: unknown, context: RequestContext) => storeConfig(context, context.view),
  availableStores: (
    { useCurrentGroup }: { useCurrentGroup?: boolean | null },
    context: RequestContext,
  ) =>
    context.shop.views
      .filter((view) => !useCurrentGroup || view.groupCode === context.view.groupCode)
      .map((view) => storeConfig(context, view)),
  currency: (_: unknown, { view }: RequestContext) => ({
    base_currency_code: BASE_CURRENCY,
    default_display_currency_code: view.currency,
    available_currency_codes: [...new Set([view.currency, BASE_CURRENCY])],
  }),
};
export const mutations: RootResolvers = {};
export const types: TypeResolvers = {};
