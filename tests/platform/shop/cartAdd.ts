import { chosenVariant, enabledProduct } from './cartChoice.ts';
import type { Parameters } from './cartRefusal.ts';
import type { Cart, Shop, SimpleProduct } from './model.ts';
import { stockProblem } from './stock.ts';

export interface WantedItem {
  sku: string;
  quantity: number;
  parentSku?: string | null;
  selectedOptions?: readonly string[] | null;
}

export interface CartProblem {
  code: string;
  phrase: string;
  parameters: Parameters;
  /** What is left, where the problem is that too few are. */
  left?: number;
}

interface Sale {
  product: SimpleProduct;
  parentSku: string | null;
}

/**
 * Puts the items into the cart, each on its own: the good ones stay, the bad ones are told of
 * (contract, behaviour section 5). The same product from the same parent adds up on one line.
 */
export function addProducts(shop: Shop, cart: Cart, items: readonly WantedItem[]): CartProblem[] {
  return items.flatMap((item) => addProduct(shop, cart, item) ?? []);
}

function addProduct(shop: Shop, cart: Cart, item: WantedItem): CartProblem | null {
  if (!(item.quantity > 0)) {
    return problem('UNDEFINED', 'The product quantity should be greater than 0');
  }
  const sale = saleOf(shop, item);
  if ('code' in sale) return sale;
  const { product, parentSku } = sale;
  const line = cart.lines.find((one) => one.sku === product.sku && one.parentSku === parentSku);
  const quantity = (line?.quantity ?? 0) + item.quantity;
  const obstacle = stockProblem(shop, product, quantity);
  if (obstacle) {
    return obstacle.code === 'INSUFFICIENT_STOCK' ? { ...obstacle, left: product.stock } : obstacle;
  }
  if (line) line.quantity = quantity;
  else {
    cart.lines.push({ id: shop.nextId.line, sku: product.sku, parentSku, quantity });
    shop.nextId.line += 1;
  }
  return null;
}

function saleOf(shop: Shop, { sku, parentSku, selectedOptions }: WantedItem): Sale | CartProblem {
  const product = enabledProduct(shop, sku);
  if (!product) return missing(shop, sku);
  if (product.kind === 'configurable') {
    const options = selectedOptions ?? [];
    if (options.length < product.attributeIds.length) {
      return problem('UNDEFINED', 'You need to choose options for your item.');
    }
    const variant = chosenVariant(shop, product, options);
    return variant
      ? { product: variant, parentSku: sku }
      : problem('NOT_SALABLE', 'The required options you selected are not available');
  }
  if (parentSku && !isChildOf(shop, sku, parentSku)) {
    return problem('PRODUCT_NOT_FOUND', 'Could not find a product with SKU "%1"', [parentSku]);
  }
  return { product, parentSku: null };
}

function isChildOf(shop: Shop, sku: string, parentSku: string): boolean {
  const parent = enabledProduct(shop, parentSku);
  return parent?.kind === 'configurable' && parent.variants.some((variant) => variant.sku === sku);
}

function missing(shop: Shop, sku: string): CartProblem {
  return shop.products.has(sku) && shop.release === '2.4.7'
    ? problem('NOT_SALABLE', 'Product that you are trying to add is not available.')
    : problem('PRODUCT_NOT_FOUND', 'Could not find a product with SKU "%1"', [sku]);
}

const problem = (code: string, phrase: string, parameters: Parameters = []): CartProblem => ({
  code,
  phrase,
  parameters,
});
