import { mediaBase } from './mediaBase.ts';

export type ImageType = 'image-product' | 'image-category' | 'image-swatch' | 'image-content';

const MEDIA_PATHS: Record<ImageType, string> = {
  'image-product': 'catalog/product/',
  'image-category': 'catalog/category/',
  'image-swatch': 'attribute/swatch/',
  'image-content': '',
};

export interface ImageOptions {
  width?: number | undefined;
  height?: number | undefined;
  /** 1 to 100. */
  quality?: number | undefined;
  fit?: 'cover' | 'bounds' | undefined;
  crop?: boolean | undefined;
}

/** A picture of a media type in a size, filled. */
export function imageUrl(
  src: string,
  { type, ...options }: ImageOptions & { type: ImageType },
): string {
  return optimisedUrl(mediaPath(src, type), options);
}

/**
 * The address of a picture in another size: auto=webp, format png for png files and else pjpg,
 * with width, height, quality, crop and fit=cover where they are asked for.
 */
export function optimisedUrl(src: string, options: ImageOptions = {}): string {
  if (src.startsWith('data:') || /\.svg(\?|$)/.test(src)) return src;
  const [path = '', query = ''] = src.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('auto', 'webp');
  parameters.set('format', /\.png$/i.test(path) ? 'png' : 'pjpg');
  const { width, height, quality, fit, crop } = options;
  if (width) parameters.set('width', String(width));
  if (height) parameters.set('height', String(height));
  if (quality) parameters.set('quality', String(quality));
  if (fit || (width && height)) parameters.set('fit', fit ?? 'cover');
  if (crop) parameters.set('crop', 'true');
  return `${path}?${parameters}`;
}

/**
 * Where a picture is: a whole address below /media/ of whichever host is asked for where the store
 * view has its pictures, and a bare file is below its type's folder there.
 */
export function mediaPath(src: string, type: ImageType): string {
  const [, path] = /^(?:(?:https?:)?\/\/[^/]+)?\/?media\/(.*)$/.exec(src) ?? [];
  if (path !== undefined) return mediaBase() + path;
  if (/^(https?:)?\/\//.test(src)) return src;
  return mediaBase() + MEDIA_PATHS[type] + src.replace(/^\//, '');
}
