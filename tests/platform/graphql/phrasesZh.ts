import { CART_PHRASES_ZH } from './cartPhrasesZh.ts';
import { CHECKOUT_PHRASES_ZH } from './checkoutPhrasesZh.ts';

/** The platform's sentences in written Chinese of Hong Kong, by their English text. */
export const PHRASES_ZH: Record<string, string> = {
  'Requested store is not found': '找不到所要求的商店',
  'Please correct the target currency': '請更正目標貨幣',
  ...CART_PHRASES_ZH,
  ...CHECKOUT_PHRASES_ZH,
};
