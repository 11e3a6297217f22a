import { i18n } from '@lingui/core';

/** The shop's languages, by their catalogues' names. */
const LANGUAGES = ['en_US', 'zh_Hant-HK'];

interface Catalog {
  messages: Parameters<typeof i18n.load>[1];
}

/** The words of the shell, and those that only pages speak. */
const catalogs = import.meta.glob<Catalog>('./*/messages.po');
const pageCatalogs = import.meta.glob<Catalog>('./*/pages.po');

/** The language that was last asked for, and when it is spoken. */
let asked: string | undefined;
let speaking: Promise<void> = Promise.resolve();
/** A page has asked for its words: every language comes with them from now on. */
let hasPages = false;

/**
 * Speaks the language of the store view, loading its words on demand (spec section 7). The
 * platform writes the Chinese locale with underscores only; both spellings are understood.
 *
 * Any other locale, or words that are out of reach, is told on the console and leaves the language
 * as it is: English at the start (spec section 8).
 */
export function activateLocale(code: string): Promise<void> {
  speaking = activate(code);
  return speaking;
}

async function activate(code: string): Promise<void> {
  const name = nameOf(code);
  asked = name;
  const words = await Promise.all([
    catalogs[`./${name}/messages.po`]?.(),
    hasPages ? pagesOf(name) : undefined,
  ]).catch((error: unknown) => {
    if (name === 'en_US') throw error;
  });
  const [shell, pages] = words ?? [];
  if (name === undefined || shell === undefined) {
    console.error(`Unable to locate locale ${code} within generated dist directory.`);
    return activate(i18n.locale || 'en_US');
  }
  // Meanwhile another one may have been asked for.
  if (asked !== name) return;
  const messages = { ...shell.messages, ...pages?.messages };
  // As HTML and Intl know it.
  const tag = name.replace('_', '-');
  i18n.loadAndActivate({ locale: name, locales: [tag], messages });
  document.documentElement.lang = tag;
}

/** Adds the words of the catalogue, cart and checkout pages, in the language spoken now. */
export async function loadPageWords(): Promise<void> {
  hasPages = true;
  const name = asked;
  const catalog = await pagesOf(name);
  // The first page may be ready before the language is; and a later one brings its own words.
  await speaking;
  if (catalog && asked === name) i18n.load(i18n.locale, catalog.messages);
}

const pagesOf = (name = '') => pageCatalogs[`./${name}/pages.po`]?.();

function nameOf(code: string): string | undefined {
  return LANGUAGES.find((name) => name.replace('-', '_') === code.replaceAll('-', '_'));
}
