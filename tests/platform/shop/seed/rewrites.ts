import type { UrlRewrite } from '../model.ts';

export const rewrites: UrlRewrite[] = [
  { viewCode: 'default', from: 'flowers.html', to: 'bouquets.html', redirectCode: 301 },
  { viewCode: 'default', from: 'november-book', to: 'madder-hour.html', redirectCode: 302 },
  { viewCode: 'zh_hant', from: 'xianhua.html', to: 'huashu.html', redirectCode: 301 },
  { viewCode: 'zh_hant', from: 'shiyiyue', to: 'qianse-shifen.html', redirectCode: 302 },
];
