import { ACCOUNT_PHRASES_ZH } from './accountPhrasesZh.ts';
import { CART_PHRASES_ZH } from './cartPhrasesZh.ts';
import { CATALOG_PHRASES_ZH } from './catalogPhrasesZh.ts';
import { CHECKOUT_PHRASES_ZH } from './checkoutPhrasesZh.ts';
import { WISHLIST_PHRASES_ZH } from './wishlistPhrasesZh.ts';

/** The platform's messages in written Chinese of Hong Kong, by their English text. */
export const PHRASES_ZH: Record<string, string> = {
  ...ACCOUNT_PHRASES_ZH,
  ...CATALOG_PHRASES_ZH,
  ...CART_PHRASES_ZH,
  ...CHECKOUT_PHRASES_ZH,
  ...WISHLIST_PHRASES_ZH,
};
