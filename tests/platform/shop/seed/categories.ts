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
    image: 'from-the-meadow.jpg',
    description: {
      en: '<p>Cosmos, daisies and tulips, gathered as if on the way home.</p>',
      zh: '<p>大波斯菊、雛菊與鬱金香，像回家路上隨手採來。</p>',
    },
  }),
  category(CATEGORY.byTheHour, CATEGORY.bouquets, {
    name: { en: 'By the hour', zh: '依時刻' },
    urlKey: { en: 'by-the-hour', zh: 'shike' },
    position: 1,
    image: 'by-the-hour.jpg',
    description: {
      en: '<p>A bouquet for the light it will be seen in.</p>',
      zh: '<p>按它將被看見的光線，選一束。</p>',
    },
  }),
  category(CATEGORY.roses, CATEGORY.bouquets, {
    name: { en: 'Mostly roses', zh: '玫瑰為主' },
    urlKey: { en: 'mostly-roses', zh: 'meigui' },
    position: 2,
    image: 'mostly-roses.jpg',
    description: {
      en: '<p>One flower, most of our customers, every one of our tempers.</p>',
      zh: '<p>一種花，大半的客人，我們所有的脾氣。</p>',
    },
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
    image: 'roses-under-glass.jpg',
    description: {
      en: '<p>The rose at its best hour, out of the wind.</p>',
      zh: '<p>最好時刻的玫瑰，不受風吹。</p>',
    },
  }),
  category(CATEGORY.noon, CATEGORY.byTheHour, {
    name: { en: 'Noon', zh: '正午' },
    urlKey: { en: 'noon', zh: 'zhengwu' },
    position: 3,
  }),
  category(CATEGORY.paleRoses, CATEGORY.roses, {
    name: { en: 'Pale roses', zh: '淺色玫瑰' },
    urlKey: { en: 'pale-roses', zh: 'qianse-meigui' },
    position: 1,
    image: 'pale-roses.jpg',
    description: {
      en: '<p>Blush, ivory and white: the roses that say it quietly.</p>',
      zh: '<p>淺緋、象牙與白：把話說得輕的玫瑰。</p>',
    },
  }),
  category(CATEGORY.redRoses, CATEGORY.roses, {
    name: { en: 'Red roses', zh: '紅玫瑰' },
    urlKey: { en: 'red-roses', zh: 'hong-meigui' },
    position: 2,
    image: 'red-roses.jpg',
    description: {
      en: '<p>From crimson to plum. They have never needed an introduction.</p>',
      zh: '<p>由深紅到梅紫，從來不必介紹。</p>',
    },
  }),
  category(CATEGORY.tulips, CATEGORY.meadow, {
    name: { en: 'Tulips', zh: '鬱金香' },
    urlKey: { en: 'tulips', zh: 'yujinxiang' },
    position: 1,
    image: 'tulips.jpg',
    description: {
      en: '<p>They go on growing in the vase. Leave them room.</p>',
      zh: '<p>在瓶中仍會長高，請留些餘地。</p>',
    },
  }),
  category(CATEGORY.daisiesAndCosmos, CATEGORY.meadow, {
    name: { en: 'Daisies and cosmos', zh: '雛菊與波斯菊' },
    urlKey: { en: 'daisies-and-cosmos', zh: 'chuju-bosiju' },
    position: 2,
    image: 'daisies-and-cosmos.jpg',
    description: {
      en: '<p>Field flowers, tied tightly enough to reach town.</p>',
      zh: '<p>田野的花，紮得夠緊，才到得了城裏。</p>',
    },
  }),
  category(CATEGORY.inAVase, CATEGORY.bouquets, {
    name: { en: 'In a vase', zh: '瓶花' },
    urlKey: { en: 'in-a-vase', zh: 'pinghua' },
    position: 4,
    image: 'in-a-vase.jpg',
    description: {
      en: '<p>Jugs, bowls and baskets that stay when the flowers have gone.</p>',
      zh: '<p>水壺、瓷盆與提籃，花謝之後仍可留用。</p>',
    },
  }),
  category(CATEGORY.smallGardens, CATEGORY.glassDomes, {
    name: { en: 'Small gardens', zh: '罩中小園' },
    urlKey: { en: 'small-gardens', zh: 'zhaozhong-xiaoyuan' },
    position: 3,
    image: 'small-gardens.jpg',
    description: {
      en: '<p>A cushion of flowers on moss, watered for the last time.</p>',
      zh: '<p>苔上一團花，最後一次水已經澆過。</p>',
    },
  }),
  category(CATEGORY.roundBoxes, CATEGORY.flowerBoxes, {
    name: { en: 'Round boxes', zh: '圓盒' },
    urlKey: { en: 'round-boxes', zh: 'yuanhe' },
    position: 1,
    image: 'round-boxes.jpg',
    description: {
      en: '<p>Made by a hatter, which explains the lids.</p>',
      zh: '<p>出自帽匠之手，盒蓋因此合得這樣好。</p>',
    },
  }),
  category(CATEGORY.squareBoxes, CATEGORY.flowerBoxes, {
    name: { en: 'Square boxes', zh: '方盒' },
    urlKey: { en: 'square-boxes', zh: 'fanghe' },
    position: 2,
    image: 'square-boxes.jpg',
    description: {
      en: '<p>For tables with corners.</p>',
      zh: '<p>給有角的桌子。</p>',
    },
  }),
  category(CATEGORY.heartBoxes, CATEGORY.flowerBoxes, {
    name: { en: 'Hearts', zh: '心形盒' },
    urlKey: { en: 'hearts', zh: 'xinxing-he' },
    position: 3,
    image: 'hearts.jpg',
    description: {
      en: '<p>We resisted for two years.</p>',
      zh: '<p>我們抗拒了兩年。</p>',
    },
  }),
  category(CATEGORY.sittingBears, CATEGORY.roseBears, {
    name: { en: 'Sitting', zh: '坐熊' },
    urlKey: { en: 'sitting', zh: 'zuoxiong' },
    position: 1,
  }),
  category(CATEGORY.standingBears, CATEGORY.roseBears, {
    name: { en: 'Standing', zh: '站熊' },
    urlKey: { en: 'standing', zh: 'zhanxiong' },
    position: 2,
  }),
  category(CATEGORY.bearsWithHearts, CATEGORY.roseBears, {
    name: { en: 'With a heart', zh: '抱心熊' },
    urlKey: { en: 'with-a-heart', zh: 'baoxin-xiong' },
    position: 3,
  }),
  category(CATEGORY.gates, CATEGORY.secretGarden, {
    name: { en: 'Gates', zh: '花門' },
    urlKey: { en: 'gates', zh: 'huamen-xilie' },
    position: 1,
    image: 'gates.jpg',
    description: {
      en: '<p>To be looked through.</p>',
      zh: '<p>用來望過去的。</p>',
    },
  }),
  category(CATEGORY.trellises, CATEGORY.secretGarden, {
    name: { en: 'Trellises', zh: '花架' },
    urlKey: { en: 'trellises', zh: 'huajia' },
    position: 2,
    image: 'trellises.jpg',
    description: {
      en: '<p>Small climbers, trained with patience and string.</p>',
      zh: '<p>小小攀緣植物，靠耐心與繩子整枝。</p>',
    },
  }),
  category(CATEGORY.wreaths, CATEGORY.secretGarden, {
    name: { en: 'Wreaths', zh: '花環' },
    urlKey: { en: 'wreaths', zh: 'huahuan' },
    position: 3,
    image: 'wreaths.jpg',
    description: {
      en: '<p>For doors, and for the wall that has been waiting.</p>',
      zh: '<p>給門，也給一直空着的那面牆。</p>',
    },
  }),
  category(CATEGORY.setsAndClasses, CATEGORY.root, {
    name: { en: 'Sets and classes', zh: '套裝與課堂' },
    urlKey: { en: 'sets-and-classes', zh: 'taozhuang-ketang' },
    position: 7,
    includeInMenu: false,
  }),
  category(CATEGORY.pressRoom, CATEGORY.root, {
    name: { en: 'The press room', zh: '傳媒專區' },
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
