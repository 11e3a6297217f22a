import { type Client, createRequest } from '@urql/core';
import type { StoreView } from '../../../../machines/domain.ts';
import { graphql, type ResultOf } from '../../../lib/graphql.ts';
import { query, UNCACHED, unwrapResult } from '../execute.ts';

const AvailableStores = graphql(`
  query AvailableStores {
    availableStores {
      store_code
      store_name
      store_group_code
      store_group_name
      store_sort_order
      is_default_store
      locale
      default_display_currency_code
      secure_base_media_url
    }
  }
`);

/** Reads all store views of the shop. @throws PlatformError */
export async function readStoreViews(client: Client): Promise<StoreView[]> {
  return viewsIn(await query(client, AvailableStores, {}));
}

/**
 * Reads the store views through the default view, which works even if the current view no longer
 * exists.
 *
 * @throws PlatformError
 */
export async function readOfferedViews(client: Client): Promise<StoreView[]> {
  const request = createRequest(AvailableStores, {});
  // Its own operation key: the same query may be in flight in the current view.
  const { data, error } = await client
    .executeQuery({ ...request, key: request.key + 1 }, { ...UNCACHED, inDefaultView: true })
    .toPromise();
  return viewsIn(unwrapResult(data, error));
}

const viewsIn = ({ availableStores }: ResultOf<typeof AvailableStores>): StoreView[] =>
  (availableStores ?? [])
    .filter((store) => store !== null)
    .map((store) => ({
      code: store.store_code ?? '',
      name: store.store_name ?? '',
      groupCode: store.store_group_code ?? '',
      groupName: store.store_group_name ?? '',
      sortOrder: store.store_sort_order ?? 0,
      isDefault: store.is_default_store ?? false,
      locale: store.locale ?? 'en_US',
      currency: store.default_display_currency_code ?? 'USD',
      mediaUrl: store.secure_base_media_url ?? '/media/',
    }));
