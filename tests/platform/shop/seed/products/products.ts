import type { Picture, Product, SimpleProduct, Text } from '../../model.ts';
import { COLOUR_ID, SIZE_ID } from '../attributes.ts';
import { COLOURS, FLOWERS, OCCASIONS, SIZES } from '../attributeValues.ts';
import { PICTURE_KINDS, type PictureKind, pictureFile } from '../pictures/paths.ts';
import { linksOf } from './links.ts';
import { otherKinds } from './otherKinds.ts';
import type { Plate } from './Plate.ts';
import { plates } from './plates.ts';
import { type Combination, combinations } from './variants.ts';

/** The ids of variants come after those of all plates. */
const FIRST_VARIANT_ID = 100;

/** The platform's catalogue: every plate followed by its variants, then sets and classes. */
export function products(): Product[] {
  let variantId = FIRST_VARIANT_ID;
  const flowers = plates.flatMap((plate, index): Product[] => {
    const common = base(plate);
    const variants = combinations(plate).map((one) => variant(common, plate, one, variantId++));
    const shared = { ...common, id: index + 1, isVisible: true, pictures: picturesOf(plate) };
    if (variants.length === 0) return [{ ...shared, ...sale(plate), kind: 'simple' }];
    return [
      {
        ...shared,
        kind: 'configurable',
        attributeIds: [...(plate.sizes ? [SIZE_ID] : []), ...(plate.colours ? [COLOUR_ID] : [])],
        variants: combinations(plate).map((one, at) => ({
          sku: variants[at]!.sku,
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

const base = (plate: Plate) => ({
  sku: plate.sku,
  name: plate.name,
  urlKey: plate.urlKey,
  shortDescription: { en: `<p>${plate.short.en}</p>`, zh: `<p>${plate.short.zh}</p>` },
  description: plate.long,
  latinName: plate.latin,
  choices: choicesOf(plate),
  links: linksOf(plate, plates),
  categoryIds: plate.categoryIds,
  isEnabled: true,
  metaTitle: null,
  metaDescription: plate.short,
});

const choicesOf = ({ tones, flowers, occasions, isSameDay }: Plate): Record<string, number[]> => ({
  color: tones.map((name) => COLOURS[name].id),
  flower: flowers.map((name) => FLOWERS[name].id),
  occasion: occasions.map((name) => OCCASIONS[name].id),
  same_day: [isSameDay ? 1 : 0],
});

const sale = ({ price, special, stock }: Plate) => ({
  price,
  specialPrice: special ?? null,
  stock,
});

function variant(
  common: ReturnType<typeof base>,
  plate: Plate,
  { size, colour, key }: Combination,
  id: number,
): SimpleProduct {
  const labels = [size && SIZES[size].label, colour && COLOURS[colour].label];
  const named = (language: keyof Text) =>
    [plate.name[language], ...labels.flatMap((label) => label?.[language] ?? [])].join('-');
  const name = { en: named('en'), zh: named('zh') };
  const file = pictureFile(plate.urlKey.en, key);
  return {
    ...common,
    ...sale(plate),
    kind: 'simple',
    id,
    sku: `${plate.sku}-${key}`,
    name,
    urlKey: { en: `${plate.urlKey.en}-${key}`, zh: `${plate.urlKey.zh}-${key}` },
    price: (size && plate.sizes?.[size]) ?? plate.price,
    stock: plate.stocks?.[key] ?? plate.stock,
    pictures: [{ file, label: name, position: 1, disabled: false }],
    isVisible: false,
  };
}

function picturesOf(plate: Plate): Picture[] {
  const labels: Record<PictureKind, Text> = {
    front: plate.alt,
    detail: { en: `${plate.name.en}, close`, zh: `${plate.name.zh}，近看` },
    setting: { en: `${plate.name.en}, by a window`, zh: `${plate.name.zh}，窗邊` },
  };
  return PICTURE_KINDS.map((kind, index) => ({
    file: pictureFile(plate.urlKey.en, kind),
    label: labels[kind],
    position: index + 1,
    disabled: false,
  }));
}
