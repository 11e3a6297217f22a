import type { ExpiringStorage } from '../../adapters/storage/expiringStorage.ts';

/** The locale that is spoken, as storage or the platform told it. */
export const spokenLocale = (storage: ExpiringStorage): string =>
  storage.get<string>('store_view_locale') ?? 'en_US';
