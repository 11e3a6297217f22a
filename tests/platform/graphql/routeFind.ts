import { listedProducts } from '../shop/catalogue.ts';
import { categoryById, categoryPath, isShown, SUFFIX } from '../shop/categoryTree.ts';
import type { Category, CmsPage, Product, RequestContext } from '../shop/model.ts';

export interface FoundRoute {
  entity: Product | Category | CmsPage;
  /** Path without a leading slash. */
  path: string;
}

const HOME = 'home';

/** The entity at a path of the view, or null. The empty path is the home page. */
export function find(path: string, context: RequestContext): FoundRoute | null {
  const page = context.shop.pages.find(({ identifier }) => identifier === (path || HOME));
  if (page) return { entity: page, path: page.identifier };
  if (!path.endsWith(SUFFIX)) return null;
  const key = path.slice(0, -SUFFIX.length);
  const entity = categoryAt(key, context) ?? productAt(key, context);
  return entity ? { entity, path } : null;
}

const categoryAt = (key: string, { shop, view }: RequestContext): Category | undefined =>
  shop.categories.find(
    (category) =>
      category.id !== shop.rootCategoryId &&
      isShown(shop, category) &&
      categoryPath(shop, category, view.language) === key,
  );

/** Finds a product by its URL key, or below the path of one of its categories. */
function productAt(key: string, { shop, view }: RequestContext): Product | undefined {
  const [, folder, own] = /^(?:(.*)\/)?([^/]+)$/.exec(key) ?? [];
  const product = listedProducts(shop).find(({ urlKey }) => urlKey[view.language] === own);
  if (!product || folder === undefined) return product;
  const isInFolder = product.categoryIds.some((id) => {
    const category = categoryById(shop, id);
    return category !== undefined && categoryPath(shop, category, view.language) === folder;
  });
  return isInFolder ? product : undefined;
}
