import { graphql } from '../../../lib/graphql.ts';
import { OrderFragment } from './orderFragment.ts';

/** One page of the customer's orders from all store views, the latest first. */
export const OrdersQuery = graphql(
  `
  query Orders($filter: CustomerOrdersFilterInput, $currentPage: Int!, $pageSize: Int!) {
    customer {
      orders(
        filter: $filter
        currentPage: $currentPage
        pageSize: $pageSize
        sort: { sort_field: CREATED_AT, sort_direction: DESC }
        scope: GLOBAL
      ) {
        total_count
        page_info {
          current_page
          total_pages
        }
        items {
          id
          number
          ...OrderFacts
        }
      }
    }
  }
`,
  [OrderFragment],
);
