import type { DynamicBlock } from '../model.ts';

export const dynamicBlocks: DynamicBlock[] = [
  {
    uid: 'MQ==',
    isForCustomers: false,
    content: {
      en: '<p>This morning: lilac from Yunnan, forty stems, until they are gone.</p>',
      zh: '<p>今晨：雲南丁香四十枝，售完即止。</p>',
    },
  },
  {
    uid: 'Mg==',
    isForCustomers: true,
    content: {
      en: '<p>Because you are in the book: a sprig of rosemary with every order.</p>',
      zh: '<p>因您在花譜之中：每張訂單附一枝迷迭香。</p>',
    },
  },
];
