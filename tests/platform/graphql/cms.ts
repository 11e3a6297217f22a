import type { CmsBlock, CmsPage, DynamicBlock, RequestContext } from '../shop/model.ts';
import { renderContent } from './cmsContent.ts';
import { type GraphqlError, inputError, noSuchEntity } from './errors.ts';
import { phrase } from './phrases.ts';
import type { RootResolvers, TypeResolvers } from './resolvers.ts';
import { routableFields } from './routed.ts';

export const queries: RootResolvers = { cmsPage, cmsBlocks, dynamicBlocks };
export const mutations: RootResolvers = {};
export const types: TypeResolvers = {
  CmsPage: {
    ...routableFields('CMS_PAGE'),
    url_key: ({ identifier }: CmsPage) => identifier,
    title: ({ title }: CmsPage, _, { view }) => title[view.language],
    content: ({ content }: CmsPage, _, context) => renderContent(content, context),
    content_heading: ({ contentHeading }: CmsPage, _, { view }) =>
      contentHeading?.[view.language] ?? '',
    page_layout: () => 'cms-full-width',
    meta_title: ({ metaTitle }: CmsPage, _, { view }) => metaTitle?.[view.language] ?? null,
    meta_keywords: () => null,
    meta_description: ({ metaDescription }: CmsPage, _, { view }) =>
      metaDescription?.[view.language] ?? null,
  },
  DynamicBlock: {
    content: ({ content }: DynamicBlock, _, context) => ({ html: renderContent(content, context) }),
  },
  CmsBlock: {
    title: ({ identifier }: CmsBlock) => identifier,
    content: ({ content }: CmsBlock, _, context) => renderContent(content, context),
  },
};

interface PageArguments {
  id?: number | null;
  identifier?: string | null;
}

function cmsPage({ id, identifier }: PageArguments, context: RequestContext): CmsPage {
  const requestedId = identifier ?? id;
  if (requestedId == null || requestedId === '') {
    throw inputError(phrase(context, 'Page id/identifier should be specified'));
  }
  const page = context.shop.pages.find((page) =>
    identifier == null ? page.id === id : page.identifier === identifier,
  );
  if (page) return page;
  throw noSuchEntity(phrase(context, 'The CMS page with the "%1" ID doesn\'t exist.', requestedId));
}

/** The blocks in the requested order. An unknown block becomes an error in its place. */
function cmsBlocks(
  { identifiers }: { identifiers?: (string | null)[] | null },
  context: RequestContext,
): { items: (CmsBlock | GraphqlError)[] } {
  const requestedIds = identifiers?.filter((identifier) => identifier !== null) ?? [];
  if (requestedIds.length === 0) {
    throw inputError(phrase(context, '"identifiers" of CMS blocks should be specified'));
  }
  return { items: requestedIds.map((identifier) => blockOf(identifier, context)) };
}

function blockOf(identifier: string, context: RequestContext): CmsBlock | GraphqlError {
  const block = context.shop.blocks.find((block) =>
    /^\d+$/.test(identifier)
      ? block.id === Number(identifier)
      : block.identifier.toLowerCase() === identifier.toLowerCase(),
  );
  if (block?.isActive) return block;
  const english = 'The CMS block with the "%1" ID doesn\'t exist.';
  return noSuchEntity(phrase(context, english, identifier));
}

/**
 * The requested blocks that the shopper may see. Only requests by uid (type SPECIFIED) find any.
 */
function dynamicBlocks(
  { input }: { input?: { type: string; dynamic_block_uids?: (string | null)[] | null } | null },
  { shop, customer }: RequestContext,
) {
  const requestedUids = input?.dynamic_block_uids ?? [];
  const items = (shop.dynamicBlocks ?? []).filter(
    ({ uid, isForCustomers }) =>
      input?.type === 'SPECIFIED' &&
      requestedUids.includes(uid) &&
      (customer !== null || !isForCustomers),
  );
  return {
    items,
    total_count: items.length,
    page_info: { current_page: 1, page_size: 20, total_pages: 1 },
  };
}
