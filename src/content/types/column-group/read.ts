import { readBackground } from '../../pageBuilder/background.ts';
import { readBox, readVerticalAlignment } from '../../pageBuilder/box.ts';
import type {
  Background,
  Box,
  Fields,
  NodeOf,
  VerticalAlignment,
} from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';

export interface ColumnGroupNode extends NodeOf<'column-group'>, Box, Background {
  verticalAlignment: VerticalAlignment | null;
}

export const readColumnGroup = (main: Part): Fields<ColumnGroupNode> => ({
  ...readBox(main),
  ...readBackground(main, main),
  verticalAlignment: readVerticalAlignment(main),
});
