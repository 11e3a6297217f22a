import { readBackground } from '../../pageBuilder/background.ts';
import { readBox, readVerticalAlignment } from '../../pageBuilder/box.ts';
import type {
  Background,
  Box,
  NodeOf,
  OwnFields,
  VerticalAlignment,
} from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';

export interface TabItemNode extends NodeOf<'tab-item'>, Box, Background {
  tabName: string;
  verticalAlignment: VerticalAlignment | null;
}

export const readTabItem = (main: Part): OwnFields<TabItemNode> => ({
  ...readBox(main),
  ...readBackground(main, main),
  tabName: main.attribute('data-tab-name')?.trim() ?? '',
  verticalAlignment: readVerticalAlignment(main),
});
