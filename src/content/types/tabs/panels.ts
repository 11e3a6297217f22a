import type { TabsNode } from './read.ts';

interface Panel {
  /** Its tab's name; empty where the owner gave none. */
  label: string;
  /** Among all children of the tabs, hidden ones too. */
  place: number;
}

/** The panels that can show. */
export const panelsOf = ({ children, headers }: TabsNode): Panel[] =>
  children.flatMap((child, place) => {
    const name = child.contentType === 'tab-item' ? child.tabName : '';
    return child.isHidden ? [] : [{ label: name || (headers[place] ?? ''), place }];
  });

/** Which of these panels shows at first: the owner's choice, or where it is hidden one beside it. */
export function placeOfFirst(node: TabsNode): number {
  const panels = panelsOf(node);
  const first = panels.findIndex(({ place }) => place >= node.defaultIndex);
  return first < 0 ? Math.max(0, panels.length - 1) : first;
}
