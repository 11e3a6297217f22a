import { graphql, type ResultOf } from '../lib/graphql.ts';

/** Without a filter the platform returns the root category, so the query needs no variables. */
export const MegaMenuQuery = graphql(`
  query MegaMenu {
    storeConfig {
      store_code
      root_category_uid
      category_url_suffix
    }
    categories {
      items {
        uid
        children {
          uid
          name
          url_path
          position
          include_in_menu
          children {
            uid
            name
            url_path
            position
            include_in_menu
            children {
              uid
              name
              url_path
              position
              include_in_menu
            }
          }
        }
      }
    }
  }
`);

type Root = NonNullable<
  NonNullable<NonNullable<ResultOf<typeof MegaMenuQuery>['categories']>['items']>[number]
>;
export type TopCategory = NonNullable<NonNullable<Root['children']>[number]>;
