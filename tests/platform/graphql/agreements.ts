import type { RequestContext } from '../shop/model.ts';
import type { RootResolvers, TypeResolvers } from './resolvers.ts';

export const queries: RootResolvers = {
  checkoutAgreements: (_: unknown, { shop, view }: RequestContext) =>
    shop.agreements.map(({ id, name, content, checkboxText, mode }) => ({
      agreement_id: id,
      name: name[view.language],
      content: content[view.language],
      content_height: null,
      checkbox_text: checkboxText[view.language],
      is_html: true,
      mode,
    })),
};

export const mutations: RootResolvers = {};
export const types: TypeResolvers = {};
