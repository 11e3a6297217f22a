import { createShop } from './createShop.ts';
import type { Shop } from './model.ts';
import { restoreShop, savedShop } from './savedShop.ts';
import { type ShopFiles, shopFiles } from './shopFiles.ts';

export interface Shops {
  all: ReadonlyMap<string, Shop>;
  get(id: string): Shop;
  /** Something in that shop may have changed. */
  changed(id: string): void;
  flush(): Promise<void>;
}

interface ShopSources {
  dataFolder?: string;
  earlier?: ReadonlyMap<string, Shop>;
}

/**
 * All shops of a platform, made at their first use: as they were in an earlier platform, else as
 * they are in the data folder, else anew.
 */
export function openShops({ dataFolder, earlier }: ShopSources): Shops {
  const shops = new Map<string, Shop>();
  const files: ShopFiles | null = dataFolder ? shopFiles(dataFolder) : null;
  const get = (id: string): Shop => {
    const known = shops.get(id);
    if (known) return known;
    const shop = createShop(id);
    const before = earlier?.get(id);
    if (before) restoreShop(shop, savedShop(before));
    else files?.restore(id, shop);
    shops.set(id, shop);
    return shop;
  };
  return {
    all: shops,
    get,
    changed: (id) => files?.save(id, get(id)),
    flush: async () => files?.flush(),
  };
}
