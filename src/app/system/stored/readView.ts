import type { Config } from '../../../adapters/browser/config.ts';
import type { ExpiringStorage } from '../../../adapters/storage/expiringStorage.ts';
import { DEFAULT_VIEW_CODE, UNNAMED_VIEW } from '../../../lib/stored/keys.ts';

/** The store view of this page load. It never changes: another tab may switch to another view. */
export function readView(storage: ExpiringStorage, sessionStore: ExpiringStorage, config: Config) {
  const code = storage.get<string>('store_view_code');
  const currency = storage.get<string>('store_view_currency');
  const defaultCode = () => storage.get<string>(DEFAULT_VIEW_CODE);
  const named = code ?? (sessionStore.has(UNNAMED_VIEW) ? null : config.storeCode || null);
  const prefix = () => (code === defaultCode() ? null : code);
  const namesStore = config.COMMERCE_REST_STORE_PATH === 'on';
  return {
    code,
    named,
    ignoreName: () => sessionStore.set(UNNAMED_VIEW, true),
    currency,
    defaultCode,
    prefix,
    rest: namesStore ? prefix() : null,
    charged: namesStore || prefix() === null ? null : defaultCode(),
  };
}
