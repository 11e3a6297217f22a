import type { StoreView } from '../../../machines/domain.ts';
import type { Services } from './services.ts';

/** Keeps all that a store view is known by, for the next page load. */
export function saveView({ storage }: Pick<Services, 'storage'>, view: StoreView): void {
  storage.set('store_view_code', view.code);
  storage.set('store_view_currency', view.currency);
  storage.set('store_view_locale', view.locale);
  storage.set('store_view_secure_base_media_url', view.mediaUrl);
  // They speak the language of the view that is left.
  storage.remove('availableShippingMethods');
}
