import type { ExpiringStorage } from '../../../adapters/storage/expiringStorage.ts';
import { documentLocale } from '../../../locales/activate.ts';

/** The store view's locale as last stored; the document's before the platform has named one. */
export const storedLocale = (storage: ExpiringStorage): string =>
  storage.get<string>('store_view_locale') ?? documentLocale();
