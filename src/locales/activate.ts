import { i18n } from '@lingui/core';
import { type Locale, localeOf, SOURCE_LOCALE } from './locales.ts';

interface Catalog {
  messages: Parameters<typeof i18n.load>[1];
}

/** Each language's messages, as a chunk of its own; the English ones stand in the code itself. */
const catalogs = import.meta.glob<Catalog>(['./*/messages.po', '!./en_US/messages.po']);

/** A language's messages for a rendering of its own. @throws for a locale that the shop does not speak. */
export async function readMessages(code: string) {
  const locale = localeOf(code) ?? SOURCE_LOCALE;
  const messages = await messagesOf(locale);
  if (!messages) throw new Error(`Unable to locate locale ${code}.`);
  return { locale, tag: locale.replace('_', '-'), messages };
}

/** The language that was requested last: an earlier one that arrives later is ignored. */
let requested: Locale | undefined;

/**
 * Loads the messages of a store view's language and switches every text to it. The platform writes
 * locale codes with underscores only; both spellings are accepted.
 *
 * An unknown locale, or messages that cannot be loaded, is logged and leaves the language as it is:
 * English at the start.
 */
export async function activateLocale(code: string): Promise<void> {
  const locale = localeOf(code);
  requested = locale;
  const messages = locale && (await messagesOf(locale));
  if (!messages) {
    console.error(`Unable to locate locale ${code} within generated dist directory.`);
    return activateLocale(i18n.locale || SOURCE_LOCALE);
  }
  if (requested !== locale) return;
  // HTML and Intl want hyphens.
  const tag = locale.replace('_', '-');
  i18n.loadAndActivate({ locale, locales: [tag], messages });
  document.documentElement.lang = tag;
}

/** @returns undefined where they cannot be loaded */
async function messagesOf(locale: Locale): Promise<Catalog['messages'] | undefined> {
  if (locale === SOURCE_LOCALE) return {};
  const catalog = await catalogs[`./${locale}/messages.po`]?.().catch(() => undefined);
  return catalog?.messages;
}
