import type { StoreView } from '../../../machines/domain.ts';
import { carryView } from '../../adapters/browser/historyEntry.ts';
import type { Services } from './services.ts';

/** Keeps all that a store view is known by, for the next page load. */
export function saveView({ storage }: Pick<Services, 'storage'>, view: StoreView): void {
  const records = {
    store_view_code: view.code,
    store_view_currency: view.currency,
    store_view_locale: view.locale,
    store_view_secure_base_media_url: view.mediaUrl,
  };
  for (const [key, value] of Object.entries(records)) storage.set(key, value);
  // Where storage keeps nothing the address alone says which view it is.
  carryView(records);
  // They speak the language of the view that is left.
  storage.remove('availableShippingMethods');
}

/** What storage keeps of a store view. */
const VIEW_KEYS = [
  'store_view_code',
  'store_view_currency',
  'store_view_locale',
  'store_view_secure_base_media_url',
  // It speaks the language of the view.
  'availableShippingMethods',
] as const;

/** The next page load is in the default store view. */
export function forgetView({ storage }: Pick<Services, 'storage'>): void {
  for (const key of VIEW_KEYS) storage.remove(key);
}
