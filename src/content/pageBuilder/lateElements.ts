import { late } from './lazyView.tsx';
import type { ContentNode } from './nodes.ts';

const banner = late(() => import('../types/banner/View.tsx').then((m) => m.Banner));
const block = late(() => import('../types/block/View.tsx').then((m) => m.Block));
const divider = late(() => import('../types/divider/View.tsx').then((m) => m.Divider));
const dynamicBlock = late(() =>
  import('../types/dynamic_block/View.tsx').then((m) => m.DynamicBlock),
);
const map = late(() => import('../types/map/View.tsx').then((m) => m.MapBlock));
const slider = late(() => import('../types/slider/View.tsx').then((m) => m.Slider));
const tabs = late(() => import('../types/tabs/View.tsx').then((m) => m.Tabs));
const tabItem = late(() => import('../types/tabs/View.tsx').then((m) => m.TabItem));
const video = late(() => import('../types/video/View.tsx').then((m) => m.Video));

/** The content types that few pages have: each is loaded when a page has it. */
export const Banner = banner.Element;
export const Block = block.Element;
export const Divider = divider.Element;
export const DynamicBlock = dynamicBlock.Element;
export const MapBlock = map.Element;
export const Slider = slider.Element;
export const Tabs = tabs.Element;
export const TabItem = tabItem.Element;
export const Video = video.Element;

interface Late {
  fetch: () => Promise<unknown>;
  isThere: () => boolean;
}

const LATE: Record<string, Late | undefined> = {
  banner,
  block,
  divider,
  dynamic_block: dynamicBlock,
  map,
  slide: banner,
  slider,
  tabs,
  'tab-item': tabItem,
  video,
};

/**
 * Fetches what these nodes and all below them are shown by, all at once: what stands in a row in a
 * tab need not wait for the row's and the tab's. It ends when all of it is there or has failed: a
 * failure shows where the node does.
 */
export async function fetchElements(nodes: ContentNode[]): Promise<void> {
  await Promise.allSettled([...lateIn(nodes)].map((one) => one.fetch()));
}

/** Whether all that these nodes are shown by is there. */
export const areThere = (nodes: ContentNode[]): boolean =>
  [...lateIn(nodes)].every((one) => one.isThere());

const lateIn = (nodes: ContentNode[]): Set<Late> =>
  new Set(nodes.flatMap(namesIn).flatMap((name) => LATE[name] ?? []));

/** The names of the content types of a node that shows, of those below it and in a block of it. */
const namesIn = (node: ContentNode): string[] =>
  node.isHidden
    ? []
    : [
        node.contentType,
        ...node.children.flatMap(namesIn),
        ...(node.contentType === 'block' ? namesWithin(node.richContent) : []),
      ];

const namesWithin = (html: string): string[] =>
  [...html.matchAll(/data-content-type="([^"]+)/g)].map(([, name = '']) => name);
