import { readImage } from '../types/image/read.ts';
import { readProducts } from '../types/products/read.ts';
import * as layout from '../types/row/read.ts';
import * as text from '../types/text/read.ts';
import type { ContentType, KnownNode } from './nodes.ts';
import type { Part } from './part.ts';

type Rest = Pick<KnownNode, 'appearance' | 'children'>;
export type Reader = (main: Part, rest: Rest) => KnownNode;
/** How nodes are read from their markup, by content type. */
export type Readers = Partial<Record<ContentType, Reader>>;

/** Those that most pages have. */
export const COMMON_READERS = {
  row: (main, rest) => ({ contentType: 'row', ...rest, ...layout.readRow(main) }),
  'column-group': (main, rest) => ({
    contentType: 'column-group',
    ...rest,
    ...layout.readColumnGroup(main),
  }),
  'column-line': (main, rest) => ({
    contentType: 'column-line',
    ...rest,
    ...layout.readColumnLine(main),
  }),
  column: (main, rest) => ({ contentType: 'column', ...rest, ...layout.readColumn(main) }),
  heading: (main, rest) => ({ contentType: 'heading', ...rest, ...text.readHeading(main) }),
  text: (main, rest) => ({ contentType: 'text', ...rest, ...text.readText(main) }),
  html: (main, rest) => ({ contentType: 'html', ...rest, ...text.readHtml(main) }),
  buttons: (main, rest) => ({ contentType: 'buttons', ...rest, ...text.readButtons(main) }),
  'button-item': (main, rest) => ({
    contentType: 'button-item',
    ...rest,
    ...text.readButtonItem(main),
  }),
  image: (main, rest) => ({ contentType: 'image', ...rest, ...readImage(main) }),
  products: (main, rest) => ({ contentType: 'products', ...rest, ...readProducts(main) }),
} satisfies Readers;
