import { describe, expect, it, vi } from 'vitest';
import { query } from '../../src/adapters/graphql/execute.ts';
import { expiringStorage } from '../../src/adapters/storage/expiringStorage.ts';
import { keepImages } from '../../src/adapters/storage/imagesBySku.ts';
import { ProductQuery } from '../../src/features/product/productQuery.ts';
import { memoryStorage } from './memoryStorage.ts';
import { shopClient } from './shopClient.ts';

type StoredImages = Record<string, { media_gallery_entries: { position: number }[] }>;

const picture = (position: number, url = `/media/${position}.jpg`) => ({
  __typename: 'ProductImage',
  url,
  label: 'A rose',
  position,
});

describe('Image cache', () => {
  it('stores the pictures of a product under its SKU, ordered by position', () => {
    const { storage, stored } = images();
    keepImages(storage, { sku: 'FL-1', media_gallery: [picture(2), null, picture(1)] });
    expect(stored()).toEqual({
      'FL-1': {
        media_gallery_entries: [
          { url: '/media/1.jpg', label: 'A rose', position: 1 },
          { url: '/media/2.jpg', label: 'A rose', position: 2 },
        ],
      },
    });
  });

  it('keeps the latest sixty products', () => {
    const { storage, stored } = images();
    for (let n = 1; n <= 61; n++) {
      keepImages(storage, { sku: `FL-${n}`, media_gallery: [picture(1)] });
    }
    keepImages(storage, { sku: 'FL-61', media_gallery: [picture(3)] });
    const skus = Object.keys(stored());
    expect([skus.length, skus.at(0), skus.at(-1)]).toEqual([60, 'FL-2', 'FL-61']);
    expect(stored()['FL-61']?.media_gallery_entries).toMatchObject([{ position: 3 }]);
  });

  it('ignores a gallery without a SKU and a SKU without a gallery', () => {
    const { storage, stored } = images();
    keepImages(storage, { media_gallery: [picture(1)] });
    keepImages(storage, { sku: 'FL-1', media_gallery: null });
    expect(stored()).toBeNull();
  });

  it('replaces a malformed stored value', () => {
    for (const foreign of ['malformed', 7, null, ['a']]) {
      const { storage, stored } = images();
      storage.set('imagesBySku', foreign);
      keepImages(storage, { sku: 'FL-1', media_gallery: [picture(1)] });
      expect(stored()['FL-1']?.media_gallery_entries).toHaveLength(1);
    }
  });

  it('receives each gallery in a response', async () => {
    const onGallery = vi.fn();
    const { client, simple } = shopClient({ onGallery });
    const { products } = await query(client, ProductQuery, { urlKey: simple.urlKey.en });
    expect(products?.items?.[0]?.media_gallery?.length).toBeGreaterThan(0);
    expect(onGallery).toHaveBeenCalledWith(expect.objectContaining({ sku: simple.sku }));
  });
});

function images() {
  const storage = expiringStorage(
    () => store,
    () => 0,
  );
  const store = memoryStorage();
  return { storage, stored: () => storage.get<StoredImages>('imagesBySku') as StoredImages };
}
