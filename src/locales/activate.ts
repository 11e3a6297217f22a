import { i18n } from '@lingui/core';
import { type Locale, localeOf, SOURCE_LOCALE } from './locales.ts';

interface Catalog {
  messages: Parameters<typeof i18n.load>[1];
}

/**
 * Each language's catalogue, in its own chunk; English needs none, its messages are in the code.
 */
const catalogs = import.meta.glob<Catalog>(['./*/messages.po', '!./en_US/messages.po']);

/**
 * Reads a language's messages for one rendering on the server. An unknown locale gives English.
 *
 * @throws Error when the messages cannot be loaded
 */
export async function readMessages(code: string) {
  const locale = localeOf(code) ?? SOURCE_LOCALE;
  const messages = await messagesOf(locale);
  if (!messages) throw new Error(`Unable to locate locale ${code}.`);
  return { locale, tag: locale.replace('_', '-'), messages };
}

/**
 * The locale that was requested last: a catalogue that arrives after a newer request is ignored.
 */
let requested: Locale | undefined;

/**
 * Loads the messages of a store view's locale and switches all texts to it. Locale codes may have
 * underscores for hyphens, as the platform writes them.
 *
 * For an unknown locale, or a catalogue that cannot be loaded, it logs an error and keeps the
 * current language, at the start English.
 *
 * @returns whether the texts are in that locale now
 */
export async function activateLocale(code: string): Promise<boolean> {
  const locale = localeOf(code);
  requested = locale;
  const messages = locale && (await messagesOf(locale));
  if (!messages) {
    console.error(`Unable to locate locale ${code} within generated dist directory.`);
    await activateLocale(i18n.locale || SOURCE_LOCALE);
    return false;
  }
  if (requested !== locale) return false;
  // HTML and Intl require hyphens.
  const tag = locale.replace('_', '-');
  i18n.loadAndActivate({ locale, locales: [tag], messages });
  document.documentElement.lang = tag;
  return true;
}

/** Resolves once a language is active: only then can a message be translated. */
export const untilLocaleActive = (): unknown =>
  i18n.locale || new Promise<void>((resolve) => i18n.on('change', resolve));

/** The language of the document, as the server wrote it. */
export const documentLocale = (): string => document.documentElement.lang || SOURCE_LOCALE;

/** @returns undefined when the catalogue cannot be loaded */
async function messagesOf(locale: Locale): Promise<Catalog['messages'] | undefined> {
  if (locale === SOURCE_LOCALE) return {};
  const catalog = await catalogs[`./${locale}/messages.po`]?.().catch(() => undefined);
  return catalog?.messages;
}
