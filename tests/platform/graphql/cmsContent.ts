import { isInStock, productsIn } from '../shop/catalogue.ts';
import { categoryById } from '../shop/categoryTree.ts';
import type { RequestContext, Text } from '../shop/model.ts';
import { priceRange } from '../shop/prices.ts';
import { productsWidget } from './cmsProducts.ts';
import { formattedMoney } from './formattedMoney.ts';

/** Resolves the directives in double braces, as the platform does before it answers. */
export function renderContent(content: Text, context: RequestContext): string {
  const { origin, view } = context;
  return content[view.language].replaceAll(
    /\{\{(media url|products skus|lowest price of category)=([^}]+)\}\}/g,
    (_, directive: string, value: string) => {
      if (directive === 'media url') return `${origin}/media/${value}`;
      if (directive === 'products skus') return productsWidget(value.split(','), context);
      return lowestPrice(Number(value), context);
    },
  );
}

/** The lowest price in a category of products in stock; empty when there is none. */
function lowestPrice(categoryId: number, context: RequestContext): string {
  const category = categoryById(context.shop, categoryId);
  const prices = (category ? productsIn(context.shop, category) : [])
    .filter((product) => isInStock(context.shop, product))
    .map((product) => priceRange(context.shop, product, context.currency).lowest.final);
  return prices.length === 0 ? '' : formattedMoney(Math.min(...prices), context);
}
