import { useRouter } from 'wouter';
import { ListedProducts } from '../../shop/list/ListedProducts.tsx';
import { usePathSearch } from '../../shop/list/usePathSearch.ts';
import { type ListScope, useProductList } from '../../shop/list/useProductList.ts';
import { productPath } from '../../shop/productPath.ts';
import { StructuredData } from '../../shop/StructuredData.tsx';
import { EmptyCategory } from './EmptyCategory.tsx';
import { listData } from './listData.ts';

interface CategoryProductsProps {
  /** The category's path. */
  path: string;
  uid: string;
}

/** The products of a category, and their list for search engines. */
export function CategoryProducts({ path, uid }: CategoryProductsProps) {
  const router = useRouter();
  const scope: ListScope = { kind: 'category', path, filter: { category_uid: { in: [uid] } } };
  const list = useProductList(scope, usePathSearch(path));
  const products = list.products?.items?.filter((item) => item !== null) ?? [];
  return (
    <>
      <StructuredData
        data={listData(
          products.map((product) => ({
            name: product.name,
            path: router.hrefs(productPath(product), router),
          })),
        )}
      />
      <ListedProducts list={list} whenEmpty={<EmptyCategory />} />
    </>
  );
}
