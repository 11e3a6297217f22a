import { graphql } from '../../../lib/graphql.ts';

/** A document of its own: a platform without dynamic blocks rejects the whole document. */
export const DynamicBlocksQuery = graphql(`
  query DynamicBlocks($type: DynamicBlockTypeEnum!, $uids: [ID]) {
    dynamicBlocks(input: { type: $type, dynamic_block_uids: $uids }) {
      items {
        uid
        content {
          html
        }
      }
    }
  }
`);
