import { useContext, useEffect, useState } from 'react';
import { ConfigContext } from '../../actors/useConfig.ts';
import { areThere, fetchElements } from './lateElements.ts';
import type { ContentNode } from './nodes.ts';

/** How long nodes wait for their components and words, in ms: then placeholders stand in. */
const PATIENCE = 1_000;

/**
 * The nodes that can be shown: all of them when their components are there, and until then those
 * before the first that would need a placeholder, so that nothing moves when they come soon.
 */
export function useReady(nodes: ContentNode[]): ContentNode[] {
  const { loadWords } = useContext(ConfigContext);
  const [ready, setReady] = useState<ContentNode[]>([]);
  useEffect(() => {
    let isWanted = true;
    const show = () => isWanted && setReady(nodes);
    const patience = setTimeout(show, PATIENCE);
    // Without their words they speak English.
    Promise.allSettled([fetchElements(nodes), loadWords()]).then(show);
    return () => {
      isWanted = false;
      clearTimeout(patience);
    };
  }, [nodes, loadWords]);
  if (ready === nodes) return nodes;
  const absent = nodes.findIndex((node) => !areThere([node]));
  return absent < 0 ? nodes : nodes.slice(0, absent);
}
