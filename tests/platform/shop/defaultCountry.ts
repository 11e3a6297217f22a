import type { StoreView } from './model.ts';

/** The country that the view's shoppers are taken to be in until an address says otherwise. */
export const defaultCountry = (view: Pick<StoreView, 'language'>): string =>
  view.language === 'zh' ? 'HK' : 'US';
