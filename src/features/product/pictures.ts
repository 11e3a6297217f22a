import type { Variant } from '../../shop/options/OptionsFragment.ts';
import type { Product } from './productQuery.ts';

export interface GalleryPicture {
  url: string | null;
  label: string | null;
  position: number | null;
  disabled: boolean | null;
}

/** The gallery's pictures: the variant's before the product's, by position, without duplicates. */
export function picturesOf(product: Product, variant: Variant | null): GalleryPicture[] {
  const pictures = [
    ...sortPictures(variant?.media_gallery),
    ...sortPictures(product.media_gallery),
  ];
  return pictures.filter(
    ({ url }, index) => url !== null && pictures.findIndex((other) => other.url === url) === index,
  );
}

const sortPictures = (pictures: readonly (GalleryPicture | null)[] | null | undefined) =>
  (pictures ?? [])
    .filter((picture) => picture !== null)
    .filter((picture) => !picture.disabled)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
