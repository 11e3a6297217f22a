import { i18n } from '@lingui/core';

/** The shop's languages: the catalogue's name, and the tag that HTML and Intl know it by. */
const LANGUAGES: Record<string, string> = { en_US: 'en-US', 'zh_Hant-HK': 'zh-Hant-HK' };

const catalogs = import.meta.glob<{ messages: Parameters<typeof i18n.load>[1] }>('./*/messages.po');

/**
 * Speaks the language of the store view, loading its words on demand (spec section 7). The
 * platform writes the Chinese locale with underscores only; both spellings are understood.
 *
 * Any other locale is told on the console and leaves the language as it is: English at the
 * start (spec section 8).
 */
export async function activateLocale(code: string): Promise<void> {
  const name = nameOf(code);
  const load = name === undefined ? undefined : catalogs[`./${name}/messages.po`];
  if (name === undefined || load === undefined) {
    console.error(`Unable to locate locale ${code} within generated dist directory.`);
    if (i18n.locale === '') await activateLocale('en_US');
    return;
  }
  const { messages } = await load();
  const tag = LANGUAGES[name] ?? name;
  i18n.loadAndActivate({ locale: name, locales: [tag], messages });
  document.documentElement.lang = tag;
}

function nameOf(code: string): string | undefined {
  return Object.keys(LANGUAGES).find(
    (name) => name.replaceAll('-', '_') === code.replaceAll('-', '_'),
  );
}
