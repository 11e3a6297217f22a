import type { Client } from '@urql/core';
import type { RouteAnswer } from '../../../../machines/domain.ts';
import { CategoryUrl, PageUrl, ProductSku, ProductUrl } from '../documents/samePage.ts';
import { Refused } from '../errors.ts';
import { query, UNCACHED } from '../execute.ts';
import { inView, resolvePath } from './route.ts';

/**
 * The path of the same page in another store view, or null where that view has none. The path itself is looked up there first, and the answer's own
 * address counts; where that is another entity, this one's url is asked for there.
 */
export async function findSamePage(
  client: Client,
  path: string,
  viewCode: string,
): Promise<string | null> {
  if (path === '/') return path;
  // One after the other: two of the same question at once would share one answer.
  const there = await resolvePath(client, path, viewCode);
  const here = await resolvePath(client, path);
  if (there.kind === 'found' && isSame(there, here)) return `/${there.relativeUrl}`;
  if (there.kind === 'redirect' && there.url.startsWith('/')) return there.url;
  if (here.kind !== 'found') return null;
  if (here.type === 'PRODUCT') return productPath(client, here.relativeUrl || path, viewCode);
  if (here.type === 'CATEGORY') return categoryPath(client, here.uid ?? '', viewCode);
  return here.identifier === null ? null : pagePath(client, here.identifier, viewCode);
}

/** The same path can be another product or category there; a page of content is its view's own. */
const isSame = (there: RouteAnswer & { kind: 'found' }, here: RouteAnswer): boolean =>
  here.kind !== 'found' || (there.type === here.type && there.uid === here.uid);

/** The real platform filters products by sku and url key, not by uid. */
async function productPath(client: Client, path: string, viewCode: string) {
  const urlKey = (path.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '');
  const here = await query(client, ProductSku, { urlKey }, UNCACHED);
  const sku = here.products?.items?.[0]?.sku;
  if (!sku) return null;
  const there = await query(client, ProductUrl, { sku }, inView(viewCode));
  return pathOf(there.products?.items?.[0]?.url_key, there.storeConfig?.product_url_suffix);
}

async function categoryPath(client: Client, uid: string, viewCode: string) {
  const there = await query(client, CategoryUrl, { uid }, inView(viewCode));
  return pathOf(there.categories?.items?.[0]?.url_path, there.storeConfig?.category_url_suffix);
}

async function pagePath(client: Client, identifier: string, viewCode: string) {
  const { cmsPage } = await query(client, PageUrl, { identifier }, inView(viewCode)).catch(
    (error: unknown) => {
      // A page that the view does not have is an error there.
      if (error instanceof Refused) return { cmsPage: null };
      throw error;
    },
  );
  return pathOf(cmsPage?.url_key, '');
}

const pathOf = (key: string | null | undefined, suffix: string | null | undefined) =>
  key ? `/${key}${suffix ?? ''}` : null;
