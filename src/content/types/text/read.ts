import { readBox } from '../../pageBuilder/box.ts';
import type { Box, NodeOf, OwnFields } from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';

export interface TextNode extends NodeOf<'text'>, Box {
  /** HTML as the owner wrote it, not sanitised. */
  content: string;
}

export const readText = (main: Part): OwnFields<TextNode> => ({
  ...readBox(main),
  content: main.html(),
});
