import type { ContentType, KnownNode } from './nodes.ts';
import type { Part } from './part.ts';
import * as layout from './readLayout.ts';
import { readMap } from './readMap.ts';
import * as media from './readMedia.ts';
import { readProducts } from './readProducts.ts';
import * as text from './readText.ts';

type Rest = Pick<KnownNode, 'appearance' | 'children'>;
type Reader = (main: Part, rest: Rest) => KnownNode;

/** How each content type's node is read from its markup: the 21 types of spec section 3. */
export const READERS: Record<ContentType, Reader> = {
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
  tabs: (main, rest) => ({ contentType: 'tabs', ...rest, ...layout.readTabs(main) }),
  'tab-item': (main, rest) => ({ contentType: 'tab-item', ...rest, ...layout.readTabItem(main) }),
  heading: (main, rest) => ({ contentType: 'heading', ...rest, ...text.readHeading(main) }),
  text: (main, rest) => ({ contentType: 'text', ...rest, ...text.readText(main) }),
  html: (main, rest) => ({ contentType: 'html', ...rest, ...text.readHtml(main) }),
  block: (main, rest) => ({ contentType: 'block', ...rest, ...text.readBlock(main) }),
  dynamic_block: (main, rest) => ({
    contentType: 'dynamic_block',
    ...rest,
    ...text.readDynamicBlock(main),
  }),
  buttons: (main, rest) => ({ contentType: 'buttons', ...rest, ...text.readButtons(main) }),
  'button-item': (main, rest) => ({
    contentType: 'button-item',
    ...rest,
    ...text.readButtonItem(main),
  }),
  divider: (main, rest) => ({ contentType: 'divider', ...rest, ...text.readDivider(main) }),
  image: (main, rest) => ({ contentType: 'image', ...rest, ...media.readImage(main) }),
  video: (main, rest) => ({ contentType: 'video', ...rest, ...media.readVideo(main) }),
  banner: (main, rest) => ({ contentType: 'banner', ...rest, ...media.readBanner(main) }),
  slide: (main, rest) => ({ contentType: 'slide', ...rest, ...media.readSlide(main) }),
  slider: (main, rest) => ({ contentType: 'slider', ...rest, ...media.readSlider(main) }),
  products: (main, rest) => ({ contentType: 'products', ...rest, ...readProducts(main) }),
  map: (main, rest) => ({ contentType: 'map', ...rest, ...readMap(main) }),
};

export function isContentType(name: string): name is ContentType {
  return Object.hasOwn(READERS, name);
}

/** The content types whose nested content types are their children; the others hold text. */
export const CONTAINERS: ReadonlySet<string> = new Set<ContentType>([
  'row',
  'column-group',
  'column-line',
  'column',
  'tabs',
  'tab-item',
  'buttons',
  'slider',
]);
