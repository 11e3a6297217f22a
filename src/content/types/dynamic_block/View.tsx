import { useQuery } from 'urql';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import { NodeBox } from '../../pageBuilder/NodeBox.tsx';
import { DynamicBlocksQuery } from './query.ts';
import { RichHtml } from './RichHtml.tsx';
import type { DynamicBlockNode } from './read.ts';
import styles from './View.module.css';

const TYPES: Record<string, 'CART_PRICE_RULE_RELATED' | 'CATALOG_PRICE_RULE_RELATED' | undefined> =
  { salesrule: 'CART_PRICE_RULE_RELATED', catalogrule: 'CATALOG_PRICE_RULE_RELATED' };

/**
 * Blocks that the platform chooses for this shopper. Renders nothing until they are known, or if
 * the platform has no dynamic blocks. A sign-in or sign-out replaces the cache, so the blocks are
 * requested again.
 */
export function DynamicBlock({ node }: ViewProps<DynamicBlockNode>) {
  const type = TYPES[node.displayMode ?? ''] ?? 'SPECIFIED';
  const [{ data }] = useQuery({
    query: DynamicBlocksQuery,
    variables: { type, uids: node.uids },
    requestPolicy: 'cache-and-network',
    pause: type === 'SPECIFIED' && node.uids.length === 0,
  });
  const blocks = sortByUids(data?.dynamicBlocks.items ?? [], node.uids);
  if (blocks.length === 0) return null;
  return (
    <NodeBox node={node} className={node.displayInline && styles.inline}>
      {blocks.map(({ uid, content }) => (
        <div key={uid}>
          <RichHtml html={content.html} />
        </div>
      ))}
    </NodeBox>
  );
}

interface Item {
  uid: string;
  content: { html: string };
}

/** Sorts the blocks in the owner's order, followed by those that the platform chose by a rule. */
function sortByUids(items: readonly (Item | null)[], uids: string[]): Item[] {
  const place = ({ uid }: Item) => (uids.includes(uid) ? uids.indexOf(uid) : uids.length);
  return items.filter((item) => item !== null).sort((a, b) => place(a) - place(b));
}
