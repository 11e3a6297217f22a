import { readBox } from '../../pageBuilder/box.ts';
import type { Box, NodeOf, OwnFields } from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';

export interface HtmlNode extends NodeOf<'html'>, Box {
  /** HTML as the owner wrote it, not sanitised. */
  html: string;
}

export const readHtml = (main: Part): OwnFields<HtmlNode> => ({
  ...readBox(main),
  html: main.html(),
});
