import { readBox, readFlag } from '../../pageBuilder/box.ts';
import type { Box, NodeOf, OwnFields } from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';

export interface ButtonsNode extends NodeOf<'buttons'>, Box {
  isSameWidth: boolean;
}

export const readButtons = (main: Part): OwnFields<ButtonsNode> => ({
  ...readBox(main),
  isSameWidth: readFlag(main, 'data-same-width'),
});
