import type { StoreView } from '../model.ts';

const GROUP = { groupCode: 'main_website_store', groupName: 'Florilegium' };

export const views: StoreView[] = [
  {
    ...GROUP,
    code: 'default',
    name: 'English',
    sortOrder: 0,
    isDefault: true,
    language: 'en',
    locale: 'en_US',
    currency: 'USD',
    rate: 1,
  },
  {
    ...GROUP,
    code: 'zh_hant',
    name: '繁體中文',
    sortOrder: 10,
    isDefault: false,
    language: 'zh',
    locale: 'zh_Hant_HK',
    currency: 'HKD',
    rate: 7.8,
  },
];
