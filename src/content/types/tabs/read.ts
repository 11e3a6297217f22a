import { readBox, readNumber } from '../../pageBuilder/box.ts';
import type { Box, NodeOf, OwnFields } from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';

export interface TabsNode extends NodeOf<'tabs'>, Box {
  defaultIndex: number;
  tabNavigationAlignment: string;
  headers: string[];
}

/** Reads a row of tabs. `defaultIndex` is the tab that opens first, counted from 0. */
export function readTabs(main: Part): OwnFields<TabsNode> {
  const content = main.find('[data-element="content"]');
  const headers = main.findAll('[data-element="headers"]');
  const align = main
    .classes()
    .join(' ')
    .match(/tab-align-([a-z]+)/i)?.[1];
  const data = content.exists ? content : main;
  return {
    ...readBox(main, { border: data, textAlign: data, minHeight: data }),
    defaultIndex: Math.max(0, Math.trunc(readNumber(main, 'data-active-tab', 0))),
    tabNavigationAlignment: align ?? 'left',
    headers: headers.map((header) => header.text()),
  };
}
