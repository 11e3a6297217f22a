import { bundleParts, chosenByUids, isSameChoice, missingOption } from './bundle.ts';
import { chosenVariant, enabledProduct } from './cartChoice.ts';
import { stockOf } from './cartLineState.ts';
import type { Parameters } from './cartRefusal.ts';
import type { BundleProduct, Cart, ChosenSelection, Shop } from './model.ts';
import { stockProblem } from './stock.ts';

export interface WantedItem {
  sku: string;
  quantity: number;
  parentSku?: string | null;
  selectedOptions?: readonly string[] | null;
  /**
   * The configurable product of which the SKU is a variant. The line then belongs to that product.
   */
  variantOf?: string;
  /** The selections of a bundle that is not chosen by uids. */
  bundle?: ChosenSelection[];
}

export interface CartProblem {
  code: string;
  phrase: string;
  parameters: Parameters;
  /** The stock that is left, for a problem of insufficient stock. */
  remaining?: number;
}

interface Sale {
  sku: string;
  stock: number;
  parentSku: string | null;
  bundle?: ChosenSelection[];
}

/**
 * Adds each item to the cart on its own. Valid items stay in the cart and problems are returned for
 * the others. The same product from the same parent is added to its existing line.
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
  const { sku, stock, parentSku, bundle } = sale;
  const line = cart.lines.find(
    (line) =>
      line.sku === sku && line.parentSku === parentSku && isSameChoice(line.bundle, sale.bundle),
  );
  const quantity = (line?.quantity ?? 0) + item.quantity;
  const obstacle = stockProblem(shop, { stock }, quantity);
  if (obstacle) {
    return obstacle.code === 'INSUFFICIENT_STOCK' ? { ...obstacle, remaining: stock } : obstacle;
  }
  if (line) line.quantity = quantity;
  else {
    const chosen = bundle && { bundle };
    cart.lines.push({ id: shop.nextId.line, sku, parentSku, quantity, ...chosen });
    shop.nextId.line += 1;
  }
  return null;
}

function saleOf(shop: Shop, item: WantedItem): Sale | CartProblem {
  const { sku, parentSku, selectedOptions } = item;
  const product = enabledProduct(shop, sku);
  if (!product) return missingProduct(shop, sku);
  if (product.kind === 'configurable') {
    const options = selectedOptions ?? [];
    if (options.length < product.attributeIds.length) {
      return problem('UNDEFINED', 'You need to choose options for your item.');
    }
    const variant = chosenVariant(shop, product, options);
    return variant
      ? { sku: variant.sku, stock: variant.stock, parentSku: sku }
      : problem('NOT_SALABLE', 'The required options you selected are not available');
  }
  if (product.kind === 'bundle') return bundleSale(shop, product, item);
  if (product.kind === 'grouped') {
    return problem('UNDEFINED', 'Please specify the quantity of product(s).');
  }
  if (item.variantOf) {
    return isChildOf(shop, sku, item.variantOf)
      ? { sku, stock: product.stock, parentSku: item.variantOf }
      : problem('PRODUCT_NOT_FOUND', 'Could not find specified product.');
  }
  if (parentSku && !isChildOf(shop, sku, parentSku)) {
    return problem('PRODUCT_NOT_FOUND', 'Could not find a product with SKU "%1"', [parentSku]);
  }
  return { sku, stock: product.stock, parentSku: null };
}

function bundleSale(shop: Shop, product: BundleProduct, item: WantedItem): Sale | CartProblem {
  const bundle = item.bundle ?? chosenByUids(product, item.selectedOptions ?? []);
  if (missingOption(product, bundle)) {
    return problem('UNDEFINED', 'Please select all required options.');
  }
  const parts = bundleParts(shop, product, bundle);
  if (!parts) return problem('NOT_SALABLE', 'The required options you selected are not available');
  return { sku: product.sku, stock: stockOf(parts), parentSku: null, bundle };
}

function isChildOf(shop: Shop, sku: string, parentSku: string): boolean {
  const parent = enabledProduct(shop, parentSku);
  return parent?.kind === 'configurable' && parent.variants.some((variant) => variant.sku === sku);
}

function missingProduct(shop: Shop, sku: string): CartProblem {
  return shop.products.has(sku) && shop.release === '2.4.7'
    ? problem('NOT_SALABLE', 'Product that you are trying to add is not available.')
    : problem('PRODUCT_NOT_FOUND', 'Could not find a product with SKU "%1"', [sku]);
}

const problem = (code: string, phrase: string, parameters: Parameters = []): CartProblem => ({
  code,
  phrase,
  parameters,
});
