import { readBox } from '../../pageBuilder/box.ts';
import type { Box, NodeOf, OwnFields } from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';

export interface BlockNode extends NodeOf<'block'>, Box {
  /** HTML as the owner wrote it, not sanitised. */
  richContent: string;
}

export const readBlock = (main: Part): OwnFields<BlockNode> => ({
  ...readBox(main),
  richContent: main.html(),
});
