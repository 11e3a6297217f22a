import { createShop } from './createShop.ts';
import type { Shop } from './model.ts';
import { restoreShop, savedShop } from './savedShop.ts';
import { openShopStore, type ShopStore } from './shopStore.ts';

export interface Shops {
  all: ReadonlyMap<string, Shop>;
  get(id: string): Shop;
  /** Runs the work of a request on a shop, which stays in memory meanwhile. */
  use<Result>(id: string, work: (shop: Shop) => Promise<Result>): Promise<Result>;
  /** Keeps what has changed in that shop. */
  save(id: string): void;
  close(): void;
}

interface ShopSources {
  dataFolder?: string;
  earlier?: ReadonlyMap<string, Shop>;
}

/** The products of all shops in memory together; a usual shop has about 200, of 0.7 MB. */
const MAX_PRODUCTS = 60_000;

/**
 * All shops of a platform, made at their first use: as they were in an earlier platform, else as
 * they are in the data folder, else anew. The shops that were used longest ago are forgotten when
 * there are too many, but for the main one; with a data folder they come back from there.
 */
export function openShops({ dataFolder, earlier }: ShopSources): Shops {
  const shops = new Map<string, Shop>();
  const users = new Map<string, number>();
  const store: ShopStore | null = dataFolder ? openShopStore(dataFolder) : null;

  const forget = () => {
    let products = 0;
    for (const shop of shops.values()) products += shop.products.size;
    for (const [id, shop] of shops) {
      if (products <= MAX_PRODUCTS) return;
      if (id === 'main' || users.has(id)) continue;
      shops.delete(id);
      products -= shop.products.size;
    }
  };
  const make = (id: string): Shop => {
    const shop = createShop(id);
    const before = earlier?.get(id);
    if (before) restoreShop(shop, savedShop(before));
    else store?.restore(id, shop);
    return shop;
  };
  const get = (id: string): Shop => {
    const known = shops.get(id);
    const shop = known ?? make(id);
    // The one that was used last stands last.
    shops.delete(id);
    shops.set(id, shop);
    return shop;
  };
  return {
    all: shops,
    get,
    async use(id, work) {
      const shop = get(id);
      users.set(id, (users.get(id) ?? 0) + 1);
      if (shops.size > 1) forget();
      try {
        return await work(shop);
      } finally {
        const others = (users.get(id) ?? 1) - 1;
        if (others > 0) users.set(id, others);
        else users.delete(id);
      }
    },
    save: (id) => store?.save(id, get(id)),
    close: () => store?.close(),
  };
}
