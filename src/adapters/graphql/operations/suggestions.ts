import type { Client } from '@urql/core';
import type { Suggestions } from '../../../../machines/search/machine.ts';
import { graphql } from '../../../lib/graphql.ts';
import { query } from '../execute.ts';

/** Suggestions for a search term: three products, and the categories of all matching products. */
const SearchSuggestions = graphql(`
  query SearchSuggestions($search: String!) {
    products(search: $search, pageSize: 3, currentPage: 1) {
      total_count
      aggregations(filter: { category: { includeDirectChildrenOnly: true } }) {
        attribute_code
        options {
          label
          value
          count
        }
      }
      items {
        __typename
        uid
        name
        url_key
        url_suffix
        small_image {
          url
        }
        price_range {
          minimum_price {
            final_price {
              value
              currency
            }
          }
        }
      }
    }
  }
`);

const MAX_CATEGORIES = 3;

/** Reads the suggestions for a search term, from the cache if it has them. @throws PlatformError */
export async function findSuggestions(client: Client, term: string): Promise<Suggestions> {
  const { products } = await query(client, SearchSuggestions, { search: term });
  const byCategory = products?.aggregations?.find(
    (bucket) => bucket?.attribute_code === 'category_uid',
  );
  return {
    term,
    total: products?.total_count ?? 0,
    products: (products?.items ?? [])
      .filter((item) => item !== null)
      .map(({ uid, name, url_key, url_suffix, small_image, price_range }) => ({
        uid,
        name: name ?? '',
        path: `/${url_key ?? ''}${url_suffix ?? ''}`,
        image: small_image?.url ?? null,
        price: price_range.minimum_price.final_price,
      })),
    categories: (byCategory?.options ?? [])
      .flatMap((option) =>
        option ? [{ uid: option.value, name: option.label ?? '', count: option.count ?? 0 }] : [],
      )
      .filter(({ count, name }) => count > 0 && name !== '')
      .sort((a, b) => b.count - a.count)
      .slice(0, MAX_CATEGORIES),
  };
}
