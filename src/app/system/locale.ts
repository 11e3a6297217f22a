import { readLocale } from '../../adapters/graphql/operations/locale.ts';
import { activateLocale } from '../../locales/activate.ts';
import type { Services } from './services.ts';
import { storedLocale } from './stored/storedLocale.ts';

/** Reads the store view's language from the platform, and activates it if another one is active. */
export async function correctLocale({ commerce, storage }: Services): Promise<void> {
  const locale = await readLocale(commerce.client());
  if (locale === null || withUnderscores(locale) === withUnderscores(storedLocale(storage))) return;
  storage.set('store_view_locale', locale);
  await activateLocale(locale);
}

/** Normalises `en-US` and `en_US` to one spelling. */
const withUnderscores = (locale: string): string => locale.replaceAll('-', '_');
