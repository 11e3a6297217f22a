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
  /** The class name of a plain HTML block, which has no rows to set its width. */
  plainClassName?: string;
  /** Shown while the block loads. A block that cannot be loaded renders nothing. */
  placeholder?: ReactNode;
}

/** Blocks that were fetched during this visit. They are read from the cache from then on. */
const read = new Set<string>();

/**
 * A CMS block by its identifier. Renders nothing if the request fails and the cache has no copy.
 */
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

/**
 * Whether this is the requested block. The platform ignores the case of identifiers, and also
 * accepts numeric ids.
 */
const isNamed = (block: { identifier: string | null } | null, identifier: string): boolean =>
  block !== null &&
  (/^\d+$/.test(identifier) || block.identifier?.toLowerCase() === identifier.toLowerCase());
