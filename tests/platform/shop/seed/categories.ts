import type { Category, Text } from '../model.ts';
import { CATEGORY } from './categoryIds.ts';

export const ROOT_CATEGORY_ID = CATEGORY.root;

interface Chapter {
  name: Text;
  urlKey: Text;
  position: number;
  description?: Text;
  image?: string;
  includeInMenu?: boolean;
  isActive?: boolean;
}

const category = (id: number, parentId: number, chapter: Chapter): Category => ({
  id,
  parentId,
  name: chapter.name,
  urlKey: chapter.urlKey,
  description: chapter.description ?? { en: '', zh: '' },
  image: chapter.image ?? null,
  position: chapter.position,
  includeInMenu: chapter.includeInMenu ?? true,
  isActive: chapter.isActive ?? true,
  metaTitle: null,
});

export const categories: Category[] = [
  category(CATEGORY.root, 1, {
    name: { en: 'Default Category', zh: '預設分類' },
    urlKey: { en: '', zh: '' },
    position: 1,
  }),
  category(CATEGORY.glassDomes, CATEGORY.root, {
    name: { en: 'Glass domes', zh: '玻璃罩' },
    urlKey: { en: 'glass-domes', zh: 'bolizhao' },
    position: 2,
    image: 'glass-domes.jpg',
    description: {
      en: '<p>One flower, preserved at its best hour, kept out of the wind. Give it a shelf away from the sun and it will keep that hour for two or three years.</p>',
      zh: '<p>一朵花，留在最好的時刻，不受風吹。放在避開日光的架上，那一刻可以留住兩三年。</p>',
    },
  }),
  category(CATEGORY.bouquets, CATEGORY.root, {
    name: { en: 'Bouquets', zh: '花束' },
    urlKey: { en: 'bouquets', zh: 'huashu' },
    position: 1,
    image: 'bouquets.jpg',
    description: {
      en: '<p>Hand-tied at first light and sent the same day. Each is named for the hour or the place it was made for.</p>',
      zh: '<p>清晨手紮，當日送達。每一束都以它所屬的時刻或地方為名。</p>',
    },
  }),
  category(CATEGORY.secretGarden, CATEGORY.root, {
    name: { en: 'The secret garden', zh: '秘密花園' },
    urlKey: { en: 'secret-garden', zh: 'mimi-huayuan' },
    position: 5,
    image: 'secret-garden.jpg',
    description: {
      en: '<p>A planted gate in a wooden box. It asks for a window and a little water on Sundays. Water, and wait.</p>',
      zh: '<p>木盒裏種着一道花門。它只要一扇窗，星期天一點水。澆水，然後等候。</p>',
    },
  }),
  category(CATEGORY.roseBears, CATEGORY.root, {
    name: { en: 'Rose bears', zh: '玫瑰熊' },
    urlKey: { en: 'rose-bears', zh: 'meiguixiong' },
    position: 4,
    image: 'rose-bears.jpg',
    description: {
      en: '<p>Four hundred small roses and two very dark eyes. Made one at a time; each turns out a little different.</p>',
      zh: '<p>四百朵小玫瑰，一雙烏黑的眼睛。一隻一隻地做，每隻都有一點不同。</p>',
    },
  }),
  category(CATEGORY.flowerBoxes, CATEGORY.root, {
    name: { en: 'Flower boxes', zh: '花盒' },
    urlKey: { en: 'flower-boxes', zh: 'huahe' },
    position: 3,
    image: 'flower-boxes.jpg',
    description: {
      en: '<p>Roses shoulder to shoulder in a lidded box. Lift the lid at the table; they have had their water.</p>',
      zh: '<p>玫瑰並肩，盛於有蓋的盒中。在桌上揭開盒蓋即可，水已經給過。</p>',
    },
  }),
  category(CATEGORY.meadow, CATEGORY.bouquets, {
    name: { en: 'From the meadow', zh: '來自草地' },
    urlKey: { en: 'from-the-meadow', zh: 'caodi' },
    position: 3,
  }),
  category(CATEGORY.byTheHour, CATEGORY.bouquets, {
    name: { en: 'By the hour', zh: '依時刻' },
    urlKey: { en: 'by-the-hour', zh: 'shike' },
    position: 1,
  }),
  category(CATEGORY.roses, CATEGORY.bouquets, {
    name: { en: 'Mostly roses', zh: '玫瑰為主' },
    urlKey: { en: 'mostly-roses', zh: 'meigui' },
    position: 2,
  }),
  category(CATEGORY.evening, CATEGORY.byTheHour, {
    name: { en: 'Evening', zh: '黃昏' },
    urlKey: { en: 'evening', zh: 'huanghun' },
    position: 2,
  }),
  category(CATEGORY.morning, CATEGORY.byTheHour, {
    name: { en: 'Morning', zh: '早晨' },
    urlKey: { en: 'morning', zh: 'zaochen' },
    position: 1,
  }),
  category(CATEGORY.anemonesUnderGlass, CATEGORY.glassDomes, {
    name: { en: 'Anemones and lilies', zh: '銀蓮與百合' },
    urlKey: { en: 'anemones-and-lilies', zh: 'yinlian-baihe' },
    position: 2,
  }),
  category(CATEGORY.rosesUnderGlass, CATEGORY.glassDomes, {
    name: { en: 'Roses under glass', zh: '罩中玫瑰' },
    urlKey: { en: 'roses-under-glass', zh: 'zhaozhong-meigui' },
    position: 1,
  }),
  category(CATEGORY.pressRoom, CATEGORY.root, {
    name: { en: 'The press room', zh: '報刊室' },
    urlKey: { en: 'press-room', zh: 'baokan' },
    position: 6,
    includeInMenu: false,
    description: {
      en: '<p>Plates that editors borrow. Everyone may look.</p>',
      zh: '<p>供編輯借用的圖版，人人可看。</p>',
    },
  }),
  category(CATEGORY.nextSpring, CATEGORY.root, {
    name: { en: 'Next spring', zh: '明年春天' },
    urlKey: { en: 'next-spring', zh: 'mingchun' },
    position: 7,
    isActive: false,
  }),
];
