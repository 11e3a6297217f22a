import { graphql } from '../../lib/graphql.ts';

/** What the platform calls attributes, and what kind of value they hold. */
export const AttributesQuery = graphql(`
  query ProductAttributes($attributes: [AttributeInput!]) {
    customAttributeMetadataV2(attributes: $attributes) {
      items {
        __typename
        code
        label
        frontend_input
        options {
          label
          value
        }
      }
    }
  }
`);
