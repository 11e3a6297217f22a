import type { Shop } from './model.ts';

type Values<Kept> = Kept extends Map<string, infer Value> ? Value[] : never;

/**
 * The state of a shop that shoppers and controls change. Catalogue and texts come from the seed.
 */
export interface SavedShop {
  carts: Values<Shop['carts']>;
  tokens: Values<Shop['tokens']>;
  cards: Values<Shop['cards']>;
  orders: Shop['orders'];
  customers: Shop['customers'];
  mails: Shop['mails'];
  wishlists: Shop['wishlists'];
  reviews: Shop['reviews'];
  subscribers: Shop['subscribers'];
  vault: Shop['vault'];
  tokenLifetime: Shop['tokenLifetime'];
  nextId: Shop['nextId'];
  release: Shop['release'];
  taxRates: Shop['taxRates'];
  stock: Record<string, number>;
}

/** The persistent state of a shop as plain JSON. */
export function savedShop(shop: Shop): SavedShop {
  const { orders, nextId, release, taxRates, tokenLifetime } = shop;
  const { customers, vault, wishlists, reviews, subscribers, mails } = shop;
  const stock: Record<string, number> = {};
  for (const product of shop.products.values()) {
    if (product.kind === 'simple') stock[product.sku] = product.stock;
  }
  const [carts, tokens, cards] = [
    [...shop.carts.values()],
    [...shop.tokens.values()],
    [...shop.cards.values()],
  ];
  const people = { customers, vault, wishlists, reviews, subscribers, mails, tokens };
  const settings = { tokenLifetime, nextId, release, taxRates };
  return { ...people, ...settings, carts, cards, orders, stock };
}

/** Restores saved state into a new shop. */
export function restoreShop(shop: Shop, saved: SavedShop): void {
  const { stock = {}, carts = [], tokens = [], cards = [], nextId, ...plain } = saved;
  Object.assign(shop, plain);
  Object.assign(shop.nextId, nextId);
  shop.carts = new Map(carts.map((cart) => [cart.id, cart]));
  shop.tokens = new Map(tokens.map((token) => [token.value, token]));
  shop.cards = new Map(cards.map((card) => [card.nonce, card]));
  for (const [sku, quantity] of Object.entries(stock)) {
    const product = shop.products.get(sku);
    if (product?.kind === 'simple') product.stock = quantity;
  }
}
