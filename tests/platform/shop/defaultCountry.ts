import type { StoreView } from './model.ts';

/** The country assumed for shoppers of a view before they give an address. */
export const defaultCountry = (view: Pick<StoreView, 'language'>): string =>
  view.language === 'zh' ? 'HK' : 'US';
