import { readLocale } from '../../adapters/graphql/operations/locale.ts';
import { activateLocale } from '../../locales/activate.ts';
import type { Services } from './services.ts';
import { spokenLocale } from './spokenLocale.ts';

/** Asks which language the store view speaks, and speaks it if it is another. */
export async function correctLocale({ commerce, storage }: Services): Promise<void> {
  const locale = await readLocale(commerce.client());
  if (locale === null || same(locale) === same(spokenLocale(storage))) return;
  storage.set('store_view_locale', locale);
  await activateLocale(locale);
}

/** Both spellings are one locale. */
const same = (locale: string): string => locale.replaceAll('-', '_');
