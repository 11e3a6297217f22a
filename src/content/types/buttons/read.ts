import { readBox, readFlag } from '../../pageBuilder/box.ts';
import type { Box, Fields, NodeOf } from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';

export interface ButtonsNode extends NodeOf<'buttons'>, Box {
  isSameWidth: boolean;
}

export const readButtons = (main: Part): Fields<ButtonsNode> => ({
  ...readBox(main),
  isSameWidth: readFlag(main, 'data-same-width'),
});
