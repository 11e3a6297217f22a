import type { ExpiringStorage } from '../../adapters/storage/expiringStorage.ts';

/** The store view's locale as last stored; `en_US` before the platform has named one. */
export const storedLocale = (storage: ExpiringStorage): string =>
  storage.get<string>('store_view_locale') ?? 'en_US';
