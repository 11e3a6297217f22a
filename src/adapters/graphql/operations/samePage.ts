import type { Client } from '@urql/core';
import type { RouteResponse } from '../../../../machines/domain.ts';
import { graphql } from '../../../lib/graphql.ts';
import { RefusedError } from '../errors.ts';
import { query, UNCACHED } from '../execute.ts';
import { resolvePath, storeViewContext } from './route.ts';

const ProductSku = graphql(`
  query ProductSku($urlKey: String!) {
    products(filter: { url_key: { eq: $urlKey } }) {
      items {
        __typename
        uid
        sku
      }
    }
  }
`);

const ProductUrl = graphql(`
  query ProductUrl($sku: String!) {
    products(filter: { sku: { eq: $sku } }) {
      items {
        __typename
        uid
        url_key
      }
    }
    storeConfig {
      store_code
      product_url_suffix
    }
  }
`);

const CategoryUrl = graphql(`
  query CategoryUrl($uid: String!) {
    categories(filters: { category_uid: { eq: $uid } }) {
      items {
        uid
        url_path
      }
    }
    storeConfig {
      store_code
      category_url_suffix
    }
  }
`);

const PageUrl = graphql(`
  query PageUrl($identifier: String!) {
    cmsPage(identifier: $identifier) {
      identifier
      url_key
    }
  }
`);

/**
 * Finds the path of the same page in another store view. It first resolves the path itself there;
 * if that yields another entity, it queries the other view for this entity's URL.
 *
 * @param resolved - the path's page in the current view if it is known already
 * @returns null when the other view does not have the page
 */
export async function findSamePage(
  client: Client,
  path: string,
  viewCode: string,
  resolved: Promise<RouteResponse | null> | null = null,
): Promise<string | null> {
  if (path === '/') return path;
  // Sequential: two queries with the same key in flight would share one result.
  const target = await resolvePath(client, path, viewCode);
  const current = (await resolved) ?? (await resolvePath(client, path));
  if (target.kind === 'found' && isSamePage(target, current)) return `/${target.relativeUrl}`;
  if (target.kind === 'redirect' && target.url.startsWith('/')) return target.url;
  if (current.kind !== 'found') return null;
  if (current.type === 'PRODUCT') return productPath(client, current.relativeUrl || path, viewCode);
  if (current.type === 'CATEGORY') return categoryPath(client, current.uid ?? '', viewCode);
  return current.identifier === null ? null : pagePath(client, current.identifier, viewCode);
}

/**
 * The same path may name another product or category in the other view. Content pages differ by
 * view.
 */
const isSamePage = (target: RouteResponse & { kind: 'found' }, current: RouteResponse): boolean =>
  current.kind !== 'found' || (target.type === current.type && target.uid === current.uid);

/** Finds the product by SKU, since the platform cannot filter products by uid. */
async function productPath(client: Client, path: string, viewCode: string) {
  const urlKey = (path.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '');
  const current = await query(client, ProductSku, { urlKey }, UNCACHED);
  const sku = current.products?.items?.[0]?.sku;
  if (!sku) return null;
  const target = await query(client, ProductUrl, { sku }, storeViewContext(viewCode));
  return pathOf(target.products?.items?.[0]?.url_key, target.storeConfig?.product_url_suffix);
}

async function categoryPath(client: Client, uid: string, viewCode: string) {
  const target = await query(client, CategoryUrl, { uid }, storeViewContext(viewCode));
  return pathOf(target.categories?.items?.[0]?.url_path, target.storeConfig?.category_url_suffix);
}

async function pagePath(client: Client, identifier: string, viewCode: string) {
  const { cmsPage } = await query(
    client,
    PageUrl,
    { identifier },
    storeViewContext(viewCode),
  ).catch((error: unknown) => {
    // The platform reports an error for a page that the view does not have.
    if (error instanceof RefusedError) return { cmsPage: null };
    throw error;
  });
  return pathOf(cmsPage?.url_key, '');
}

const pathOf = (key: string | null | undefined, suffix: string | null | undefined) =>
  key ? `/${key}${suffix ?? ''}` : null;
