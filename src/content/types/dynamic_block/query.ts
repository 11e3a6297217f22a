import { graphql } from '../../../lib/graphql.ts';

/** Alone in its document: a platform without dynamic blocks refuses all of it. */
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
