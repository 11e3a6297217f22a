import type { CmsBlock } from '../model.ts';
import { CONTACT } from './content/contact.ts';
import { FOOTER } from './content/footer.ts';
import { HEADER } from './content/header.ts';
import { PROMISE } from './content/promise.ts';

export const blocks: CmsBlock[] = [
  { id: 1, identifier: 'Header', content: HEADER, isActive: true },
  { id: 2, identifier: 'Footer', content: FOOTER, isActive: true },
  { id: 5, identifier: 'contact', content: CONTACT, isActive: true },
  { id: 4, identifier: 'product-promise', content: PROMISE, isActive: true },
  {
    id: 3,
    identifier: 'winter-hours',
    content: { en: '<p>Open until five.</p>', zh: '<p>開放至下午五時。</p>' },
    isActive: false,
  },
];
