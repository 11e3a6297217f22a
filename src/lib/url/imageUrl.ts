import { mediaBase } from './mediaBase.ts';

export type ImageType = 'image-product' | 'image-category' | 'image-swatch' | 'image-content';

const MEDIA_PATHS: Record<ImageType, string> = {
  'image-product': 'catalog/product/',
  'image-category': 'catalog/category/',
  'image-swatch': 'attribute/swatch/',
  'image-content': '',
};

interface ImageOptions {
  width?: number | undefined;
  height?: number | undefined;
  /** 1 to 100. */
  quality?: number | undefined;
  fit?: 'cover' | 'bounds' | undefined;
  crop?: boolean | undefined;
}

/** The URL of one of the platform's images in a given size; see `mediaPath` and `optimisedUrl`. */
export function imageUrl(
  src: string,
  { type, ...options }: ImageOptions & { type: ImageType },
): string {
  return optimisedUrl(mediaPath(src, type), options);
}

/**
 * Adds the image service's parameters to a URL: `auto=webp`, `format=png` for PNG files and else
 * `pjpg`, and the given options. `fit` defaults to `cover` when width and height are both given.
 * Data URLs and SVG files are returned unchanged.
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
 * Resolves an image's `src` to a URL. A URL below `/media/` of any host is moved to the store
 * view's media base; any other absolute URL is kept; a bare file name belongs to its type's folder.
 */
function mediaPath(src: string, type: ImageType): string {
  const [, path] = /^(?:(?:https?:)?\/\/[^/]+)?\/?media\/(.*)$/.exec(src) ?? [];
  if (path !== undefined) return mediaBase() + path;
  if (/^(https?:)?\/\//.test(src)) return src;
  return mediaBase() + MEDIA_PATHS[type] + src.replace(/^\//, '');
}
