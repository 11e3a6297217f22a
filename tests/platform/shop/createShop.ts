import { growCatalogue, LARGE } from './largeCatalogue.ts';
import type { Shop } from './model.ts';
import { PICKUP_LOCATIONS } from './pickup.ts';
import { attributes } from './seed/attributes.ts';
import { blocks } from './seed/blocks.ts';
import { CANCELLATION_REASONS } from './seed/cancellation.ts';
import { categories, ROOT_CATEGORY_ID } from './seed/categories.ts';
import { countries } from './seed/countries.ts';
import { coupons } from './seed/coupons.ts';
import { customers } from './seed/customers.ts';
import { dynamicBlocks } from './seed/dynamicBlocks.ts';
import { pages } from './seed/pages.ts';
import { products } from './seed/products/products.ts';
import { reviews } from './seed/reviews.ts';
import { rewrites } from './seed/rewrites.ts';
import { TAX_RATES } from './seed/taxRates.ts';
import { vault } from './seed/vault.ts';
import { views } from './seed/views.ts';

/** Shops with such an id hold 10,000 products, as all shops do with PLATFORM_CATALOGUE=large. */
const LARGE_SHOP = /^large/;

/** Creates a shop from the seed. It shares no state with other shops. */
export function createShop(id: string): Shop {
  const shop = seededShop();
  if (LARGE_SHOP.test(id) || process.env.PLATFORM_CATALOGUE === 'large') growCatalogue(shop, LARGE);
  return shop;
}

function seededShop(): Shop {
  return {
    now: () => Date.now(),
    release: '2.4.9',
    hasPwaModules: false,
    hasGiftMessages: true,
    translatesErrors: true,
    agreements: [],
    hasWishlists: true,
    hasBraintree: false,
    demandsConfirmation: false,
    cancellation: { isEnabled: true, reasons: CANCELLATION_REASONS },
    captchaForms: [],
    pickupLocations: PICKUP_LOCATIONS,
    soldOutSlots: [],
    ...structuredClone({
      views,
      categories,
      rootCategoryId: ROOT_CATEGORY_ID,
      attributes,
      pages,
      blocks,
      dynamicBlocks,
      rewrites,
      countries,
      coupons,
      customers,
      vault,
      reviews,
      taxRates: TAX_RATES,
    }),
    products: new Map(products().map((product) => [product.sku, structuredClone(product)])),
    carts: new Map(),
    orders: [],
    wishlists: [],
    subscribers: [],
    mails: [],
    tokens: new Map(),
    tokenLifetime: 3_600,
    passwordRules: { length: 8, classes: 3 },
    cards: new Map(),
    nextId: {
      line: 1,
      order: 41,
      customer: customers.length + 1,
      address: 1,
      wishlist: 1,
      wish: 1,
    },
    logo: { src: 'stores/1/mark.svg', alt: 'Florilegium', width: 36, height: 40 },
  };
}
