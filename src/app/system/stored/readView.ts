import type { Config } from '../../../adapters/browser/config.ts';
import type { ExpiringStorage } from '../../../adapters/storage/expiringStorage.ts';
import { STANDARD_VIEW, UNNAMED_VIEW } from '../../../lib/stored/keys.ts';

/** The store view of this page load. It never changes: another tab may switch to another view. */
export function readView(storage: ExpiringStorage, sessionStore: ExpiringStorage, config: Config) {
  const code = storage.get<string>('store_view_code');
  const currency = storage.get<string>('store_view_currency');
  const standard = () => storage.get<string>(STANDARD_VIEW);
  const named = code ?? (sessionStore.has(UNNAMED_VIEW) ? null : config.storeCode || null);
  const prefix = () => (code === standard() ? null : code);
  const namesStore = config.COMMERCE_REST_STORE_PATH === 'on';
  return {
    code,
    named,
    ignoreName: () => sessionStore.set(UNNAMED_VIEW, true),
    currency,
    standard,
    prefix,
    rest: namesStore ? prefix() : null,
    charged: namesStore || prefix() === null ? null : standard(),
  };
}
