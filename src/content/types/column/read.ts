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

export interface ColumnNode extends NodeOf<'column'>, Box, Background {
  width: string | null;
  verticalAlignment: VerticalAlignment | null;
}

/** Reads a column. `width` is a CSS width, for example `50%`. */
export const readColumn = (main: Part): OwnFields<ColumnNode> => ({
  ...readBox(main),
  ...readBackground(main, main),
  width: main.style('width'),
  verticalAlignment: readVerticalAlignment(main),
});
