import { readBox, readChoice } from '../../pageBuilder/box.ts';
import type { Box, NodeOf, OwnFields } from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

export interface HeadingNode extends NodeOf<'heading'>, Box {
  headingType: (typeof TAGS)[number];
  text: string;
}

/** Reads a heading. Any other element than h1 to h6 counts as h2. */
export const readHeading = (main: Part): OwnFields<HeadingNode> => ({
  ...readBox(main),
  headingType: readChoice(main.tag, TAGS, 'h2'),
  text: main.text(),
});
