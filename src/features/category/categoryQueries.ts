import { graphql, type ResultOf } from '../../lib/graphql.ts';

export const CategoryQuery = graphql(`
  query Category($uid: String!) {
    storeConfig {
      store_code
      category_url_suffix
    }
    categories(filters: { category_uid: { in: [$uid] } }) {
      items {
        uid
        name
        description
        image
        children_count
        display_mode
        cms_block {
          identifier
          content
        }
        url_path
        url_suffix
        meta_title
        meta_description
        breadcrumbs {
          category_uid
          category_name
          category_level
          category_url_path
        }
        children {
          uid
          name
          url_path
          url_suffix
          position
          include_in_menu
        }
      }
    }
  }
`);

export type Category = NonNullable<
  NonNullable<NonNullable<ResultOf<typeof CategoryQuery>['categories']>['items']>[number]
>;
