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

export interface ColumnGroupNode extends NodeOf<'column-group'>, Box, Background {
  verticalAlignment: VerticalAlignment | null;
}

export const readColumnGroup = (main: Part): OwnFields<ColumnGroupNode> => ({
  ...readBox(main),
  ...readBackground(main, main),
  verticalAlignment: readVerticalAlignment(main),
});
