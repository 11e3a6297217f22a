import { categoryPath } from '../../shop/categoryPath.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import type { Product } from './productQuery.ts';

type Category = NonNullable<NonNullable<Product['categories']>[number]>;

const categoriesOf = (product: Product): Category[] =>
  (product.categories ?? [])
    .filter((category) => category !== null)
    .filter(({ url_path }) => url_path);

/** The breadcrumbs of a product, through its deepest category. */
export function trailOf(product: Product, suffix: string | null | undefined): Crumb[] {
  const [deepest] = categoriesOf(product).toSorted((a, b) => depth(b) - depth(a));
  if (!deepest) return [];
  const above = (deepest.breadcrumbs ?? [])
    .filter((crumb) => crumb !== null)
    .toSorted((a, b) => (a.category_level ?? 0) - (b.category_level ?? 0))
    .filter(({ category_url_path }) => category_url_path)
    .map(({ category_name, category_url_path }) => ({
      name: category_name ?? '',
      href: categoryPath({ url_path: category_url_path }, suffix),
    }));
  return [...above, crumbOf(deepest, suffix)];
}

/** All categories that contain the product. */
export const placesOf = (product: Product, suffix: string | null | undefined): Crumb[] =>
  categoriesOf(product).map((category) => crumbOf(category, suffix));

const crumbOf = (category: Category, suffix: string | null | undefined): Crumb => ({
  name: category.name ?? '',
  href: categoryPath(category, suffix),
});

const depth = ({ url_path }: Category): number => url_path?.split('/').length ?? 0;
