import { PRODUCT_IMAGES } from '../../lib/stored/keys.ts';
import type { ExpiringStorage } from './expiringStorage.ts';

/** The fields of a product in a query result that its images are read from. */
export interface WithImages {
  sku?: unknown;
  media_gallery?: unknown;
}

/** An image of a product: the platform's fields, and the position in the gallery. */
type Entry = Record<string, unknown> & { position: number };
type ImagesBySku = Record<string, { media_gallery_entries: Entry[] }>;

const KEY = PRODUCT_IMAGES;
/** Maximum number of products; the oldest are dropped. */
const MAX_PRODUCTS = 60;

/** Stores a product's images under its SKU, sorted by position. */
export function keepImages(storage: ExpiringStorage, { sku, media_gallery }: WithImages): void {
  if (typeof sku !== 'string' || !Array.isArray(media_gallery)) return;
  const media_gallery_entries = media_gallery
    .map(entryOf)
    .filter((entry) => entry !== null)
    .sort((a, b) => a.position - b.position);
  const { [sku]: previousImages, ...others } = storage.get<ImagesBySku>(KEY) ?? {};
  const ownImages = { media_gallery_entries };
  if (JSON.stringify(previousImages) === JSON.stringify(ownImages)) return;
  const latest = Object.entries(others).slice(1 - MAX_PRODUCTS);
  storage.set(KEY, { ...Object.fromEntries(latest), [sku]: ownImages });
}

/** Removes `__typename`, and puts an image without a position last. */
function entryOf(picture: unknown): Entry | null {
  if (typeof picture !== 'object' || picture === null) return null;
  const { __typename, ...entry } = picture as Record<string, unknown>;
  const { position } = entry;
  return { ...entry, position: typeof position === 'number' ? position : Number.MAX_SAFE_INTEGER };
}
