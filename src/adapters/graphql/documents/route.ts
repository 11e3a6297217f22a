import { graphql } from '../../../lib/graphql.ts';

export const ResolveUrl = graphql(`
  query ResolveUrl($url: String!) {
    route(url: $url) {
      __typename
      relative_url
      redirect_code
      type
      ... on CmsPage {
        identifier
      }
      ... on ProductInterface {
        uid
      }
      ... on CategoryInterface {
        uid
      }
    }
  }
`);
