import type { RootNode } from './nodes.ts';
import { parseWith } from './parseWith.ts';
import { READERS } from './readers.ts';

/** Page-builder HTML as a tree of plain data (spec section 3), whatever types are in it. */
export const parse = (html: string): RootNode => parseWith(READERS, html);
