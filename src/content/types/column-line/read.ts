import { readBox } from '../../pageBuilder/box.ts';
import type { Box, NodeOf, OwnFields } from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';

export interface ColumnLineNode extends NodeOf<'column-line'>, Box {}

export const readColumnLine = (main: Part): OwnFields<ColumnLineNode> => readBox(main);
