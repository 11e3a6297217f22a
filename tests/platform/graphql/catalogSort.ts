import type { Product, RequestContext } from '../shop/model.ts';
import { priceRange } from '../shop/prices.ts';
import type { ProductsSource } from './catalogProducts.ts';
import { relevance } from './catalogSearch.ts';
import { phrase } from './phrases.ts';

type Direction = 'ASC' | 'DESC';
type SortKey = 'name' | 'position' | 'price' | 'relevance';
export type ProductSort = Partial<Record<SortKey, Direction | null>>;

/**
 * Sorts products as requested; by default by relevance after a search, else by position. Equal
 * products keep the catalogue's order.
 */
export function sortProducts(
  products: Product[],
  sort: ProductSort | null | undefined,
  search: string,
  context: RequestContext,
): Product[] {
  const wishes = Object.entries(sort ?? {}).filter(([, direction]) => direction);
  if (wishes.length === 0) wishes.push(search ? ['relevance', 'DESC'] : ['position', 'ASC']);
  const compare = comparisons(search, context);
  return [...products].sort((a, b) => {
    for (const [key, direction] of wishes) {
      const order = compare[key as SortKey](a, b);
      if (order !== 0) return direction === 'DESC' ? -order : order;
    }
    return a.id - b.id;
  });
}

type Comparison = (a: Product, b: Product) => number;

function comparisons(search: string, context: RequestContext): Record<SortKey, Comparison> {
  const { shop, view, currency } = context;
  const price = memoize((one) => priceRange(shop, one, currency).lowest.final);
  const score = memoize((one) => relevance(one, search, context));
  const collator = new Intl.Collator(view.locale.replaceAll('_', '-'));
  return {
    name: (a, b) => collator.compare(a.name[view.language], b.name[view.language]),
    position: (a, b) => a.id - b.id,
    price: (a, b) => price(a) - price(b),
    relevance: (a, b) => score(a) - score(b),
  };
}

/** Caches a measure, since a sort compares each product many times. */
function memoize(measure: (product: Product) => number): (product: Product) => number {
  const known = new Map<Product, number>();
  return (product) => {
    const value = known.get(product) ?? measure(product);
    known.set(product, value);
    return value;
  };
}

/** The fields that a list can be sorted by. */
export function sortFields({ search }: ProductsSource, _: unknown, context: RequestContext) {
  const field = (value: string, label: string) => ({ value, label: phrase(context, label) });
  return {
    default: search ? 'relevance' : 'position',
    options: [
      search ? field('relevance', 'Relevance') : field('position', 'Position'),
      field('name', 'Product Name'),
      field('price', 'Price'),
    ],
  };
}
