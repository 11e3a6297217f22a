import type { ExpiringStorage } from './expiringStorage.ts';

/** A product as an answer shows it, as far as its pictures go. */
export interface Pictured {
  sku?: unknown;
  media_gallery?: unknown;
}

/** A picture of a product: its fields, and its position in the gallery. */
type Entry = Record<string, unknown> & { position: number };
type ImagesBySku = Record<string, { media_gallery_entries: Entry[] }>;

const KEY = 'imagesBySku';
/** How many products are kept, the latest. */
const MOST = 60;

/** Keeps a product's pictures under its sku, in the order of their positions. */
export function keepImages(storage: ExpiringStorage, { sku, media_gallery }: Pictured): void {
  if (typeof sku !== 'string' || !Array.isArray(media_gallery)) return;
  const media_gallery_entries = media_gallery
    .map(entryOf)
    .filter((entry) => entry !== null)
    .sort((a, b) => a.position - b.position);
  const { [sku]: known, ...others } = storage.get<ImagesBySku>(KEY) ?? {};
  const mine = { media_gallery_entries };
  if (JSON.stringify(known) === JSON.stringify(mine)) return;
  const latest = Object.entries(others).slice(1 - MOST);
  storage.set(KEY, { ...Object.fromEntries(latest), [sku]: mine });
}

/** Without the words of the query language; a picture without a place stands last. */
function entryOf(picture: unknown): Entry | null {
  if (typeof picture !== 'object' || picture === null) return null;
  const { __typename, ...entry } = picture as Record<string, unknown>;
  const { position } = entry;
  return { ...entry, position: typeof position === 'number' ? position : Number.MAX_SAFE_INTEGER };
}
