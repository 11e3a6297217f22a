import type { StoreView } from '../../../../machines/domain.ts';
import { saveViewInHistory } from '../../../adapters/browser/historyEntry.ts';
import { VIEW_KEYS } from '../../../lib/stored/keys.ts';
import type { Services } from '../services.ts';

const METHODS = 'availableShippingMethods';

/** Stores all settings of a store view for the next page load. */
export function saveView({ storage }: Pick<Services, 'storage'>, view: StoreView): void {
  const records = {
    store_view_code: view.code,
    store_view_currency: view.currency,
    store_view_locale: view.locale,
    store_view_secure_base_media_url: view.mediaUrl,
  };
  for (const key of VIEW_KEYS) storage.set(key, records[key]);
  // Without storage, only the address says which view is active.
  saveViewInHistory(records);
  // The methods' titles are in the language of the view that is left.
  storage.remove(METHODS);
}

/** Makes the next page load use the default store view. */
export function forgetView({ storage }: Pick<Services, 'storage'>): void {
  // The methods' titles are in the language of the view.
  for (const key of [...VIEW_KEYS, METHODS] as const) storage.remove(key);
}
