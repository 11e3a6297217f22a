import { createShop } from './createShop.ts';
import { createDemoHistory } from './demoHistory.ts';
import type { Shop } from './model.ts';
import { restoreShop, savedShop } from './savedShop.ts';
import { openShopStore, type ShopStore } from './shopStore.ts';

interface Shops {
  all: ReadonlyMap<string, Shop>;
  get(id: string): Shop;
  /** Runs a request's work on a shop, which stays in memory meanwhile. */
  use<Result>(id: string, work: (shop: Shop) => Promise<Result>): Promise<Result>;
  /** Saves the changes of a shop. */
  save(id: string): void;
  close(): void;
}

interface ShopSources {
  dataFolder?: string;
  earlier?: ReadonlyMap<string, Shop>;
  hasDemoHistory?: boolean;
}

const MAIN = 'main';

/** Limit of products in all shops in memory. A usual shop has about 200, which take 0.7 MB. */
const MAX_PRODUCTS = 60_000;

/**
 * All shops of a platform. A shop is created at its first use from an earlier platform, the data
 * folder or the seed. Above the limit the least recently used shops are evicted, except the main
 * one; with a data folder they are restored from there.
 */
export function openShops({ dataFolder, earlier, hasDemoHistory }: ShopSources): Shops {
  const shops = new Map<string, Shop>();
  const users = new Map<string, number>();
  const store: ShopStore | null = dataFolder ? openShopStore(dataFolder) : null;

  const forget = () => {
    let products = 0;
    for (const shop of shops.values()) products += shop.products.size;
    for (const [id, shop] of shops) {
      if (products <= MAX_PRODUCTS) return;
      if (id === MAIN || users.has(id)) continue;
      shops.delete(id);
      products -= shop.products.size;
    }
  };
  const make = (id: string): Shop => {
    const shop = createShop(id);
    if (hasDemoHistory && id === MAIN) createDemoHistory(shop);
    const before = earlier?.get(id);
    if (before) restoreShop(shop, savedShop(before));
    else store?.restore(id, shop);
    return shop;
  };
  const get = (id: string): Shop => {
    const known = shops.get(id);
    const shop = known ?? make(id);
    // Insertion order is order of use, so the last used shop goes last.
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
