import { useEffect, useState } from 'react';
import { useIsFromDocument } from '../../actors/useIsFromDocument.ts';
import { type ContentNode, definitionOf } from '../types/registry.ts';
import type { LoadingState } from './definition.ts';

/** How long to wait for views and messages, in ms, before placeholders show. */
const MAX_WAIT_MS = 1_000;

/**
 * The nodes to show: all of them once their views are loaded; until then those before the first one
 * that would need a placeholder, so that nothing moves if the views load soon.
 */
export function useLoadedNodes(nodes: ContentNode[]): ContentNode[] {
  // A server's document keeps showing its content: React hydrates each view once its code is
  // loaded.
  const isInDocument = useIsFromDocument();
  const [shown, setShown] = useState<ContentNode[]>(isInDocument ? nodes : []);
  useEffect(() => {
    const loadings = loadingsIn(nodes);
    if (loadings.length === 0) return;
    let isCurrent = true;
    const showAll = () => isCurrent && setShown(nodes);
    const timer = setTimeout(showAll, MAX_WAIT_MS);
    // A failure to load shows in the node's place; without their messages, views fall back to
    // English.
    Promise.allSettled(loadings.map(({ load }) => load())).then(showAll);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [nodes]);
  if (shown === nodes) return nodes;
  const missing = nodes.findIndex((node) =>
    loadingsIn([node]).some((loading) => !loading.isLoaded()),
  );
  return missing < 0 ? nodes : nodes.slice(0, missing);
}

/** The lazy views that the nodes and their descendants need. */
const loadingsIn = (nodes: ContentNode[]): LoadingState[] =>
  nodes.flatMap((node) =>
    node.isHidden
      ? []
      : [definitionOf(node.contentType)?.loading ?? [], loadingsIn(node.children)].flat(),
  );
