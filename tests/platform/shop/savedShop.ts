import type { Shop } from './model.ts';

/** What people and controls change in a shop. The catalogue and the texts come from the seed. */
export interface SavedShop {
  carts: [string, Shop['carts'] extends Map<string, infer Cart> ? Cart : never][];
  tokens: [string, Shop['tokens'] extends Map<string, infer Token> ? Token : never][];
  orders: Shop['orders'];
  customers: Shop['customers'];
  nextId: Shop['nextId'];
  stock: Record<string, number>;
}

/** The part of a shop that is kept between two runs, as plain JSON. */
export function savedShop(shop: Shop): SavedShop {
  const stock: Record<string, number> = {};
  for (const product of shop.products.values()) {
    if (product.kind === 'simple') stock[product.sku] = product.stock;
  }
  return {
    carts: [...shop.carts],
    tokens: [...shop.tokens],
    orders: shop.orders,
    customers: shop.customers,
    nextId: shop.nextId,
    stock,
  };
}

/** Puts what was saved into a new shop. */
export function restoreShop(shop: Shop, saved: SavedShop): void {
  shop.carts = new Map(saved.carts);
  shop.tokens = new Map(saved.tokens);
  shop.orders = saved.orders;
  shop.customers = saved.customers;
  shop.nextId = saved.nextId;
  for (const [sku, stock] of Object.entries(saved.stock)) {
    const product = shop.products.get(sku);
    if (product?.kind === 'simple') product.stock = stock;
  }
}
