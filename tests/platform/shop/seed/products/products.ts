import type { Picture, Product, SimpleProduct, Text } from '../../model.ts';
import { COLOUR_ID, COLOURS, SIZE_ID, SIZES } from '../attributes.ts';
import { PICTURE_KINDS, type PictureKind, pictureFile } from '../pictures/paths.ts';
import type { Plate } from './Plate.ts';
import { plates } from './plates.ts';
import { type Combination, combinations } from './variants.ts';

/** Ids of variants follow those of all plates. */
const FIRST_VARIANT_ID = 100;

/** The catalogue as the platform keeps it: every plate, each followed by its variants. */
export function products(): Product[] {
  let variantId = FIRST_VARIANT_ID;
  return plates.flatMap((plate, index): Product[] => {
    const variants = combinations(plate).map((one) => variant(plate, one, variantId++));
    const shared = { ...base(plate), id: index + 1, isVisible: true, pictures: picturesOf(plate) };
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
}

const base = (plate: Plate) => ({
  sku: plate.sku,
  name: plate.name,
  urlKey: plate.urlKey,
  shortDescription: { en: `<p>${plate.short.en}</p>`, zh: `<p>${plate.short.zh}</p>` },
  description: { en: underLatin(plate, 'en'), zh: underLatin(plate, 'zh') },
  latinName: plate.latin,
  categoryIds: plate.categoryIds,
  isEnabled: true,
  metaTitle: null,
  metaDescription: plate.short,
});

/** The Latin name in a line of its own, then the words. */
const underLatin = ({ latin, long }: Plate, language: keyof Text): string =>
  `<p class="latin" lang="la">${latin}</p>${long[language]}`;

const sale = ({ price, special, stock }: Plate) => ({
  price,
  specialPrice: special ?? null,
  stock,
});

function variant(plate: Plate, { size, colour, key }: Combination, id: number): SimpleProduct {
  const labels = [size && SIZES[size].label, colour && COLOURS[colour].label];
  const named = (language: keyof Text) =>
    [plate.name[language], ...labels.flatMap((label) => label?.[language] ?? [])].join('-');
  const name = { en: named('en'), zh: named('zh') };
  const file = pictureFile(plate.urlKey.en, key);
  return {
    ...base(plate),
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
