import { graphql } from '../../lib/graphql.ts';

export const CmsPageQuery = graphql(`
  query CmsPage($identifier: String!) {
    cmsPage(identifier: $identifier) {
      identifier
      title
      content
      content_heading
      meta_title
      meta_description
    }
  }
`);

export const HomeIdentifierQuery = graphql(`
  query HomeIdentifier {
    storeConfig {
      store_code
      cms_home_page
    }
  }
`);
