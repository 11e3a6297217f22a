import type { TabsNode } from './read.ts';

interface Panel {
  /** The tab's label; empty if the owner gave none. */
  label: string;
  /** The index among all children, including hidden ones. */
  place: number;
}

/** The panels that are not hidden. */
export const panelsOf = ({ children, headers }: TabsNode): Panel[] =>
  children.flatMap((child, place) => {
    const name = child.contentType === 'tab-item' ? child.tabName : '';
    return child.isHidden ? [] : [{ label: name || (headers[place] ?? ''), place }];
  });

/**
 * The index of the panel to show first: the owner's choice, or the next visible one if that is
 * hidden.
 */
export function firstPanelIndex(node: TabsNode): number {
  const panels = panelsOf(node);
  const first = panels.findIndex(({ place }) => place >= node.defaultIndex);
  return first < 0 ? Math.max(0, panels.length - 1) : first;
}
