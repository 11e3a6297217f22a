import { filled, type Parameters } from '../shop/cartRefusal.ts';
import type { Shop, StoreView } from '../shop/model.ts';
import { PHRASES_ZH } from './phrasesZh.ts';

export interface Listener {
  shop: Shop;
  view: StoreView;
}

/**
 * A sentence of the platform in the view's language, its %1, %2, … or %names filled in. English
 * where the view is English, where nobody translated it, or where the shop leaves errors alone.
 */
export function phrase(
  { shop, view }: Listener,
  english: string,
  ...args: (string | number)[]
): string {
  return phraseWith({ shop, view }, english, args);
}

/** The same with the parameters as a list or by name. */
export function phraseWith(
  { shop, view }: Listener,
  english: string,
  parameters: Parameters,
): string {
  const isTranslated = shop.translatesErrors && view.language === 'zh';
  return filled(isTranslated ? (PHRASES_ZH[english] ?? english) : english, parameters);
}
