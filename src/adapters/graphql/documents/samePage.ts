import { graphql } from '../../../lib/graphql.ts';

export const ProductSku = graphql(`
  query ProductSku($urlKey: String!) {
    products(filter: { url_key: { eq: $urlKey } }) {
      items {
        __typename
        uid
        sku
      }
    }
  }
`);

export const ProductUrl = graphql(`
  query ProductUrl($sku: String!) {
    products(filter: { sku: { eq: $sku } }) {
      items {
        __typename
        uid
        url_key
      }
    }
    storeConfig {
      store_code
      product_url_suffix
    }
  }
`);

export const CategoryUrl = graphql(`
  query CategoryUrl($uid: String!) {
    categories(filters: { category_uid: { eq: $uid } }) {
      items {
        uid
        url_path
      }
    }
    storeConfig {
      store_code
      category_url_suffix
    }
  }
`);

export const PageUrl = graphql(`
  query PageUrl($identifier: String!) {
    cmsPage(identifier: $identifier) {
      identifier
      url_key
    }
  }
`);
