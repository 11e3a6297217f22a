import type { StoreView } from '../../../machines/domain.ts';
import { saveViewInHistory } from '../../adapters/browser/historyEntry.ts';
import type { Services } from './services.ts';

/** Stores all settings of a store view for the next page load. */
export function saveView({ storage }: Pick<Services, 'storage'>, view: StoreView): void {
  const records = {
    store_view_code: view.code,
    store_view_currency: view.currency,
    store_view_locale: view.locale,
    store_view_secure_base_media_url: view.mediaUrl,
  };
  for (const [key, value] of Object.entries(records)) storage.set(key, value);
  // Without storage, only the address says which view is active.
  saveViewInHistory(records);
  // The methods' titles are in the language of the view that is left.
  storage.remove('availableShippingMethods');
}

/** The storage keys of a store view. */
const VIEW_KEYS = [
  'store_view_code',
  'store_view_currency',
  'store_view_locale',
  'store_view_secure_base_media_url',
  // The methods' titles are in the language of the view.
  'availableShippingMethods',
] as const;

/** Makes the next page load use the default store view. */
export function forgetView({ storage }: Pick<Services, 'storage'>): void {
  for (const key of VIEW_KEYS) storage.remove(key);
}
