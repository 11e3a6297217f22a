import type { Picture, Product, SimpleProduct, Text } from '../../model.ts';
import { COLOUR_ID, SIZE_ID } from '../attributes.ts';
import { COLOURS, FLOWERS, OCCASIONS, SIZES } from '../attributeValues.ts';
import { PICTURE_KINDS, type PictureKind, pictureFile } from '../pictures/paths.ts';
import type { DemoProduct } from './DemoProduct.ts';
import { demoProducts } from './demoProducts.ts';
import { linksOf } from './links.ts';
import { otherKinds } from './otherKinds.ts';
import { type Combination, combinations } from './variants.ts';

/** The ids of variants come after those of all products written here. */
const FIRST_VARIANT_ID = 100;

/** The platform's catalogue: every product followed by its variants, then sets and classes. */
export function products(): Product[] {
  let variantId = FIRST_VARIANT_ID;
  const flowers = demoProducts.flatMap((source, index): Product[] => {
    const common = base(source);
    const variants = combinations(source).map((one) => variant(common, source, one, variantId++));
    const shared = { ...common, id: index + 1, isVisible: true, pictures: picturesOf(source) };
    if (variants.length === 0) return [{ ...shared, ...sale(source), kind: 'simple' }];
    return [
      {
        ...shared,
        kind: 'configurable',
        attributeIds: [...(source.sizes ? [SIZE_ID] : []), ...(source.colours ? [COLOUR_ID] : [])],
        variants: combinations(source).map((one, index) => ({
          sku: variants[index]!.sku,
          valueIds: [one.size && SIZES[one.size].id, one.colour && COLOURS[one.colour].id].filter(
            (id) => id !== null && id !== undefined,
          ),
        })),
      },
      ...variants,
    ];
  });
  return [...flowers, ...otherKinds];
}

const base = (source: DemoProduct) => ({
  sku: source.sku,
  name: source.name,
  urlKey: source.urlKey,
  shortDescription: { en: `<p>${source.short.en}</p>`, zh: `<p>${source.short.zh}</p>` },
  description: source.long,
  latinName: source.latin,
  choices: choicesOf(source),
  links: linksOf(source, demoProducts),
  categoryIds: source.categoryIds,
  isEnabled: true,
  metaTitle: null,
  metaDescription: source.short,
});

const choicesOf = ({
  tones,
  flowers,
  occasions,
  isSameDay,
}: DemoProduct): Record<string, number[]> => ({
  color: tones.map((name) => COLOURS[name].id),
  flower: flowers.map((name) => FLOWERS[name].id),
  occasion: occasions.map((name) => OCCASIONS[name].id),
  same_day: [isSameDay ? 1 : 0],
});

const sale = ({ price, special, stock }: DemoProduct) => ({
  price,
  specialPrice: special ?? null,
  stock,
});

function variant(
  common: ReturnType<typeof base>,
  source: DemoProduct,
  { size, colour, key }: Combination,
  id: number,
): SimpleProduct {
  const labels = [size && SIZES[size].label, colour && COLOURS[colour].label];
  const nameIn = (language: keyof Text) =>
    [source.name[language], ...labels.flatMap((label) => label?.[language] ?? [])].join('-');
  const name = { en: nameIn('en'), zh: nameIn('zh') };
  const file = pictureFile(source.urlKey.en, key);
  return {
    ...common,
    ...sale(source),
    kind: 'simple',
    id,
    sku: `${source.sku}-${key}`,
    name,
    urlKey: { en: `${source.urlKey.en}-${key}`, zh: `${source.urlKey.zh}-${key}` },
    price: (size && source.sizes?.[size]) ?? source.price,
    stock: source.stocks?.[key] ?? source.stock,
    pictures: [{ file, label: name, position: 1, disabled: false }],
    isVisible: false,
  };
}

function picturesOf(source: DemoProduct): Picture[] {
  const labels: Record<PictureKind, Text> = {
    front: source.alt,
    detail: { en: `${source.name.en}, close`, zh: `${source.name.zh}，近看` },
    setting: { en: `${source.name.en}, by a window`, zh: `${source.name.zh}，窗邊` },
  };
  return PICTURE_KINDS.map((kind, index) => ({
    file: pictureFile(source.urlKey.en, kind),
    label: labels[kind],
    position: index + 1,
    disabled: false,
  }));
}
