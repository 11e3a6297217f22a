import { useEffect, useState, useSyncExternalStore } from 'react';
import { type ContentNode, definitionOf } from '../types/registry.ts';
import type { Loading } from './definition.ts';

const NEVER_CHANGES = () => () => {};
const isHydrating = () => true;
const isNotHydrating = () => false;

/** How long nodes wait for their views and words, in ms: then placeholders stand in. */
const PATIENCE = 1_000;

/**
 * The nodes that can be shown: all of them once their views are loaded, and until then those
 * before the first that would need a placeholder, so that nothing moves when the views come soon.
 */
export function useLoadedNodes(nodes: ContentNode[]): ContentNode[] {
  // What a document shows stays: React hydrates each view when its code is there.
  const isInDocument = useSyncExternalStore(NEVER_CHANGES, isNotHydrating, isHydrating);
  const [shown, setShown] = useState<ContentNode[]>(isInDocument ? nodes : []);
  useEffect(() => {
    const loadings = loadingsIn(nodes);
    if (loadings.length === 0) return;
    let isCurrent = true;
    const showAll = () => isCurrent && setShown(nodes);
    const timer = setTimeout(showAll, PATIENCE);
    // A failure shows where the node does; without their words the views speak English.
    Promise.allSettled(loadings.map(({ load }) => load())).then(showAll);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [nodes]);
  if (shown === nodes) return nodes;
  const missing = nodes.findIndex((node) => loadingsIn([node]).some((one) => !one.isLoaded()));
  return missing < 0 ? nodes : nodes.slice(0, missing);
}

/** The views loaded on demand that these nodes and all nodes below them need. */
const loadingsIn = (nodes: ContentNode[]): Loading[] =>
  nodes.flatMap((node) =>
    node.isHidden
      ? []
      : [definitionOf(node.contentType)?.loading ?? [], loadingsIn(node.children)].flat(),
  );
