import type { Client } from '@urql/core';
import type { RouteAnswer } from '../../../../machines/domain.ts';
import { CategoryUrl, PageUrl, ProductSku, ProductUrl } from '../documents/samePage.ts';
import { RefusedError } from '../errors.ts';
import { query, UNCACHED } from '../execute.ts';
import { inView, resolvePath } from './route.ts';

/**
 * Finds the path of the same page in another store view. It first resolves the path itself there;
 * if that yields another entity, it queries the other view for this entity's URL.
 *
 * @returns null when the other view does not have the page
 */
export async function findSamePage(
  client: Client,
  path: string,
  viewCode: string,
): Promise<string | null> {
  if (path === '/') return path;
  // Sequential: two queries with the same key in flight would share one result.
  const there = await resolvePath(client, path, viewCode);
  const here = await resolvePath(client, path);
  if (there.kind === 'found' && isSame(there, here))
    return `/${there.relativeUrl.replace(/^\/+/, '')}`;
  if (there.kind === 'redirect' && there.url.startsWith('/')) return there.url;
  if (here.kind !== 'found') return null;
  if (here.type === 'PRODUCT') return productPath(client, here.relativeUrl || path, viewCode);
  if (here.type === 'CATEGORY') return categoryPath(client, here.uid ?? '', viewCode);
  return here.identifier === null ? null : pagePath(client, here.identifier, viewCode);
}

/**
 * The same path may name another product or category in the other view. Content pages differ by
 * view.
 */
const isSame = (there: RouteAnswer & { kind: 'found' }, here: RouteAnswer): boolean =>
  here.kind !== 'found' || (there.type === here.type && there.uid === here.uid);

/** Finds the product by SKU, since the platform cannot filter products by uid. */
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
      // The platform reports an error for a page that the view does not have.
      if (error instanceof RefusedError) return { cmsPage: null };
      throw error;
    },
  );
  return pathOf(cmsPage?.url_key, '');
}

const pathOf = (key: string | null | undefined, suffix: string | null | undefined) =>
  key ? `/${key}${suffix ?? ''}` : null;
