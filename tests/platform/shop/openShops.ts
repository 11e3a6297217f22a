import { createShop } from './createShop.ts';
import type { Shop } from './model.ts';
import { type ShopFiles, shopFiles } from './shopFiles.ts';

export interface Shops {
  get(id: string): Shop;
  /** Something in that shop may have changed. */
  changed(id: string): void;
  flush(): Promise<void>;
}

/** All shops of a platform, made at their first use; kept in a folder when one is given. */
export function openShops(folder?: string): Shops {
  const shops = new Map<string, Shop>();
  const files: ShopFiles | null = folder ? shopFiles(folder) : null;
  const get = (id: string): Shop => {
    const known = shops.get(id);
    if (known) return known;
    const shop = createShop(id);
    files?.restore(id, shop);
    shops.set(id, shop);
    return shop;
  };
  return {
    get,
    changed: (id) => files?.save(id, get(id)),
    flush: async () => files?.flush(),
  };
}
