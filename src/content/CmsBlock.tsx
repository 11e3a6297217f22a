import { type ReactNode, useEffect, useState } from 'react';
import type { RequestPolicy } from 'urql';
import { graphql } from '../lib/graphql.ts';
import { useFreshQuery } from '../shop/useFreshQuery.ts';
import { RichContent } from './RichContent.tsx';

const CmsBlocksQuery = graphql(`
  query CmsBlocks($identifiers: [String]) {
    cmsBlocks(identifiers: $identifiers) {
      items {
        identifier
        content
      }
    }
  }
`);

interface CmsBlockProps {
  identifier: string;
  /** Of a block of plain HTML, which has no rows of its own to keep to. */
  plainClassName?: string;
  /** Stands in until the block is there; a block that cannot come leaves nothing. */
  placeholder?: ReactNode;
}

/** Blocks that were read in this visit: they are read from the cache from then on. */
const read = new Set<string>();

/** A block of managed content by its identifier; nothing when it fails and none is known. */
export function CmsBlock({ identifier, plainClassName, placeholder = null }: CmsBlockProps) {
  const [requestPolicy] = useState<RequestPolicy>(() =>
    read.has(identifier) ? 'cache-first' : 'cache-and-network',
  );
  const { data, isFetching } = useFreshQuery({
    query: CmsBlocksQuery,
    variables: { identifiers: [identifier] },
    requestPolicy,
  });
  const content = data?.cmsBlocks?.items?.find((item) => isNamed(item, identifier))?.content;
  useEffect(() => {
    if (content) read.add(identifier);
  }, [identifier, content]);

  if (!content) return isFetching ? placeholder : null;
  return <RichContent html={content} plainClassName={plainClassName} placeholder={placeholder} />;
}

/** Whether that is the block: the platform does not tell large letters from small, and knows numbers. */
const isNamed = (block: { identifier: string | null } | null, identifier: string): boolean =>
  block !== null &&
  (/^\d+$/.test(identifier) || block.identifier?.toLowerCase() === identifier.toLowerCase());
