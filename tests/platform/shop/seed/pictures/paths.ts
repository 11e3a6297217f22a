export type PictureKind = 'front' | 'detail' | 'setting';
export const PICTURE_KINDS: readonly PictureKind[] = ['front', 'detail', 'setting'];

/** The path of a product picture below media/catalog/product: /f/i/first-light-front.jpg. */
export const pictureFile = (urlKey: string, kind: string): string =>
  `/${urlKey[0]}/${urlKey[1]}/${urlKey}-${kind}.jpg`;
