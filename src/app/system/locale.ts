import { readLocale } from '../../adapters/graphql/operations/locale.ts';
import { activateLocale } from '../../locales/activate.ts';
import type { World } from './world.ts';

/** Asks which language the store view speaks, and speaks it if it is another. */
export async function correctLocale({ client, storage, spoken }: World): Promise<void> {
  const locale = await readLocale(client());
  if (locale === null || same(locale) === same(spoken())) return;
  storage.set('store_view_locale', locale);
  await activateLocale(locale);
}

/** Both spellings are one locale. */
const same = (locale: string): string => locale.replaceAll('-', '_');
