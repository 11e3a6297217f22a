import type { Client } from '@urql/core';
import type { StoreView } from '../../../../machines/domain.ts';
import { AvailableStores } from '../documents/store.ts';
import { query } from '../execute.ts';

/** The store views of the shop. */
export async function readStoreViews(client: Client): Promise<StoreView[]> {
  const { availableStores } = await query(client, AvailableStores, {});
  return (availableStores ?? [])
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
}
