import type { Definition } from '../pageBuilder/definition.ts';
import { lazyView } from '../pageBuilder/lazyView.tsx';
import type { UnknownNode } from '../pageBuilder/nodes.ts';
import { BannerPlaceholder } from './banner/Placeholder.tsx';
import { type BannerNode, readBanner } from './banner/read.ts';
import { type BlockNode, readBlock } from './block/read.ts';
import { Block } from './block/View.tsx';
import { type ButtonItemNode, readButtonItem } from './button-item/read.ts';
import { ButtonItem } from './button-item/View.tsx';
import { type ButtonsNode, readButtons } from './buttons/read.ts';
import { Buttons } from './buttons/View.tsx';
import { type ColumnNode, readColumn } from './column/read.ts';
import { Column } from './column/View.tsx';
import { type ColumnGroupNode, readColumnGroup } from './column-group/read.ts';
import { ColumnGroup } from './column-group/View.tsx';
import { type ColumnLineNode, readColumnLine } from './column-line/read.ts';
import { ColumnLine } from './column-line/View.tsx';
import { type DividerNode, readDivider } from './divider/read.ts';
import { Divider } from './divider/View.tsx';
import { DynamicBlockPlaceholder } from './dynamic_block/Placeholder.tsx';
import { type DynamicBlockNode, readDynamicBlock } from './dynamic_block/read.ts';
import { type HeadingNode, readHeading } from './heading/read.ts';
import { Heading } from './heading/View.tsx';
import { type HtmlNode, readHtml } from './html/read.ts';
import { Html } from './html/View.tsx';
import { type ImageNode, readImage } from './image/read.ts';
import { Image } from './image/View.tsx';
import { MapPlaceholder } from './map/Placeholder.tsx';
import { type MapNode, readMap } from './map/read.ts';
import { type ProductsNode, readProducts } from './products/read.ts';
import { Products } from './products/View.tsx';
import { type RowNode, readRow } from './row/read.ts';
import { Row } from './row/View.tsx';
import { readSlide, type SlideNode } from './slide/read.ts';
import { SliderPlaceholder } from './slider/Placeholder.tsx';
import { readSlider, type SliderNode } from './slider/read.ts';
import { readTabItem, type TabItemNode } from './tab-item/read.ts';
import { TabItem } from './tab-item/View.tsx';
import { TabsPlaceholder } from './tabs/Placeholder.tsx';
import { readTabs, type TabsNode } from './tabs/read.ts';
import { readText, type TextNode } from './text/read.ts';
import { Text } from './text/View.tsx';
import { VideoPlaceholder } from './video/Placeholder.tsx';
import { readVideo, type VideoNode } from './video/read.ts';

/** The nodes of all content types, by their `data-content-type` names. */
interface Nodes {
  row: RowNode;
  'column-group': ColumnGroupNode;
  'column-line': ColumnLineNode;
  column: ColumnNode;
  heading: HeadingNode;
  text: TextNode;
  html: HtmlNode;
  block: BlockNode;
  image: ImageNode;
  buttons: ButtonsNode;
  'button-item': ButtonItemNode;
  products: ProductsNode;
  divider: DividerNode;
  tabs: TabsNode;
  'tab-item': TabItemNode;
  slider: SliderNode;
  slide: SlideNode;
  banner: BannerNode;
  video: VideoNode;
  map: MapNode;
  dynamic_block: DynamicBlockNode;
}

export type ContentType = keyof Nodes;
export type NodeFor<Type extends ContentType> = Nodes[Type];
export type KnownNode = Nodes[ContentType];
export type ContentNode = KnownNode | UnknownNode;

/**
 * Every content type, for the parser, the renderer and the loader; no other list exists. A view
 * that is imported above is part of the main bundle. `lazyView` loads a view with the first page
 * that needs it, and shows its placeholder until then.
 */
const CONTENT_TYPES = {
  row: { read: readRow, children: 'content', View: Row },
  'column-group': { read: readColumnGroup, children: 'types', View: ColumnGroup },
  'column-line': { read: readColumnLine, children: 'types', View: ColumnLine },
  column: { read: readColumn, children: 'content', View: Column },
  heading: { read: readHeading, View: Heading },
  text: { read: readText, children: 'html', View: Text },
  html: { read: readHtml, children: 'html', View: Html },
  block: { read: readBlock, children: 'html', View: Block },
  image: { read: readImage, View: Image },
  buttons: { read: readButtons, children: 'types', View: Buttons },
  'button-item': { read: readButtonItem, View: ButtonItem },
  products: { read: readProducts, View: Products },
  divider: { read: readDivider, View: Divider },
  'tab-item': { read: readTabItem, children: 'content', View: TabItem },
  tabs: {
    read: readTabs,
    children: 'types',
    ...lazyView(() => import('./tabs/View.tsx').then((m) => m.Tabs), TabsPlaceholder),
  },
  slider: {
    read: readSlider,
    children: 'types',
    ...lazyView(() => import('./slider/View.tsx').then((m) => m.Slider), SliderPlaceholder),
  },
  // A slide is shown as a banner.
  slide: {
    read: readSlide,
    ...lazyView(() => import('./banner/View.tsx').then((m) => m.Banner), BannerPlaceholder),
  },
  banner: {
    read: readBanner,
    ...lazyView(() => import('./banner/View.tsx').then((m) => m.Banner), BannerPlaceholder),
  },
  video: {
    read: readVideo,
    ...lazyView(() => import('./video/View.tsx').then((m) => m.Video), VideoPlaceholder),
  },
  map: {
    read: readMap,
    ...lazyView(() => import('./map/View.tsx').then((m) => m.MapBlock), MapPlaceholder),
  },
  dynamic_block: {
    read: readDynamicBlock,
    ...lazyView(
      () => import('./dynamic_block/View.tsx').then((m) => m.DynamicBlock),
      DynamicBlockPlaceholder,
    ),
  },
} satisfies { [Type in ContentType]: Definition<NodeFor<Type>> };

const DEFINITIONS: Readonly<Record<ContentType, Definition<KnownNode>>> = CONTENT_TYPES;

const isContentType = (name: string): name is ContentType => Object.hasOwn(DEFINITIONS, name);

/** The definition of a content type; undefined for an unknown name. */
export const definitionOf = (name: string): Definition<KnownNode> | undefined =>
  isContentType(name) ? DEFINITIONS[name] : undefined;
