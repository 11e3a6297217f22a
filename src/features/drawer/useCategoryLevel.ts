import { useQuery } from 'urql';
import type { MenuLevel } from '../../../machines/catalog/machine.ts';
import { useReportLevel } from '../../actors/useCatalog.ts';
import { graphql, type ResultOf } from '../../lib/graphql.ts';
import { menuOrder } from '../../shop/menuOrder.ts';

const RootCategoryQuery = graphql(`
  query RootCategory {
    storeConfig {
      store_code
      root_category_uid
      category_url_suffix
    }
  }
`);

const NavigationMenuQuery = graphql(`
  query NavigationMenu($uid: String!) {
    categories(filters: { category_uid: { in: [$uid] } }) {
      items {
        uid
        name
        url_path
        children_count
        children {
          uid
          name
          url_path
          image
          position
          include_in_menu
          children_count
        }
      }
    }
  }
`);

type Level = NonNullable<
  NonNullable<NonNullable<ResultOf<typeof NavigationMenuQuery>['categories']>['items']>[number]
>;
export type MenuCategory = NonNullable<NonNullable<Level['children']>[number]>;

/**
 * A category and its menu entries; the root category if `uid` is null. Sends no query unless it is
 * needed.
 */
export function useCategoryLevel(uid: string | null, isNeeded: boolean) {
  const [root, refetchRoot] = useQuery({ query: RootCategoryQuery, pause: !isNeeded });
  const levelUid = uid ?? root.data?.storeConfig?.root_category_uid ?? null;
  const [level, refetchLevel] = useQuery({
    query: NavigationMenuQuery,
    variables: { uid: levelUid ?? '' },
    pause: !isNeeded || levelUid === null,
  });
  const parent = level.data?.categories?.items?.[0] ?? null;
  const children = menuOrder(parent?.children);
  useReportLevel(parent && storedLevel(parent, children));
  const isLoading = root.fetching || (level.fetching && !parent);

  return {
    parent,
    children,
    suffix: root.data?.storeConfig?.category_url_suffix ?? null,
    isLoading,
    hasFailed: isNeeded && !isLoading && !parent && Boolean(root.error ?? level.error),
    retry: () => {
      refetchRoot({ requestPolicy: 'network-only' });
      if (levelUid !== null) refetchLevel({ requestPolicy: 'network-only' });
    },
  };
}

const storedLevel = (
  { uid, children_count }: { uid: string; children_count: string | null },
  children: { uid: string; children_count: string | null }[],
): MenuLevel => ({
  uid,
  children_count: children_count ?? '0',
  children: children.map((child) => ({
    uid: child.uid,
    children_count: child.children_count ?? '0',
  })),
});
