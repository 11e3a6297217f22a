import type { Picture, Product, RequestContext } from '../shop/model.ts';

const PLACEHOLDER = '/media/catalog/product/placeholder/placeholder.jpg';

interface PictureSource {
  __typename: 'ProductImage';
  url: string;
  label: string;
  position: number | null;
  disabled: boolean | null;
}

const byPosition = (product: Product): Picture[] =>
  [...product.pictures].sort((a, b) => a.position - b.position);

/** All pictures of a product by position, including disabled ones. */
export const mediaGallery = (product: Product, _: unknown, context: RequestContext) =>
  byPosition(product).map((picture) => pictureSource(picture, context));

/** The first enabled picture, or the placeholder under the product's name. */
export function mainPicture(product: Product, _: unknown, context: RequestContext): PictureSource {
  const picture = byPosition(product).find((one) => !one.disabled);
  if (picture) return pictureSource(picture, context);
  return {
    __typename: 'ProductImage',
    url: `${context.origin}${PLACEHOLDER}`,
    label: product.name[context.view.language],
    position: null,
    disabled: null,
  };
}

const pictureSource = (picture: Picture, { origin, view }: RequestContext): PictureSource => ({
  __typename: 'ProductImage',
  url: `${origin}/media/catalog/product${picture.file}`,
  label: picture.label[view.language],
  position: picture.position,
  disabled: picture.disabled,
});

/** Resolves the deprecated list, the only one with the path of the file. */
export const mediaGalleryEntries = (product: Product, _: unknown, { view }: RequestContext) =>
  byPosition(product).map((picture, index) => ({
    id: product.id * 10 + index,
    uid: btoa(String(product.id * 10 + index)),
    label: picture.label[view.language],
    position: picture.position,
    disabled: picture.disabled,
    file: picture.file,
    media_type: 'image',
    types: index === 0 ? ['image', 'small_image', 'thumbnail'] : [],
  }));
