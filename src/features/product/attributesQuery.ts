import { graphql } from '../../lib/graphql.ts';

/** The labels and input types of attributes. */
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
