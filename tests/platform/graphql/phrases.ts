import { fillPhrase, type Parameters } from '../shop/cartRefusal.ts';
import type { Shop, StoreView } from '../shop/model.ts';
import { PHRASES_ZH } from './phrasesZh.ts';

export interface Listener {
  shop: Shop;
  view: StoreView;
}

/**
 * Translates a message of the platform into the view's language and fills in %1, %2 or %names. The
 * message stays English in an English view, without a translation, and where the shop does not
 * translate errors.
 */
export function phrase(
  { shop, view }: Listener,
  english: string,
  ...args: (string | number)[]
): string {
  return phraseWith({ shop, view }, english, args);
}

/** The same, with the parameters as a list or as an object. */
export function phraseWith(
  { shop, view }: Listener,
  english: string,
  parameters: Parameters,
): string {
  const isTranslated = shop.translatesErrors && view.language === 'zh';
  return fillPhrase(isTranslated ? (PHRASES_ZH[english] ?? english) : english, parameters);
}
