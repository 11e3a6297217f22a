import { lazy } from 'react';
import type { ContentNode } from '../nodes.ts';

const banner = () => import('../elements/Banner.tsx');
const block = () => import('../elements/Block.tsx');
const divider = () => import('../elements/Divider.tsx');
const dynamicBlock = () => import('../elements/DynamicBlock.tsx');
const map = () => import('../elements/MapBlock.tsx');
const slider = () => import('../elements/Slider.tsx');
const tabs = () => import('../elements/Tabs.tsx');
const video = () => import('../elements/Video.tsx');

/** The content types that few pages have: each is loaded when a page has it. */
export const Banner = lazy(() => banner().then((m) => ({ default: m.Banner })));
export const Block = lazy(() => block().then((m) => ({ default: m.Block })));
export const Divider = lazy(() => divider().then((m) => ({ default: m.Divider })));
export const DynamicBlock = lazy(() => dynamicBlock().then((m) => ({ default: m.DynamicBlock })));
export const MapBlock = lazy(() => map().then((m) => ({ default: m.MapBlock })));
export const Slider = lazy(() => slider().then((m) => ({ default: m.Slider })));
export const Tabs = lazy(() => tabs().then((m) => ({ default: m.Tabs })));
export const TabItem = lazy(() => tabs().then((m) => ({ default: m.TabItem })));
export const Video = lazy(() => video().then((m) => ({ default: m.Video })));

const LOADERS: Record<string, (() => Promise<unknown>) | undefined> = {
  banner,
  block,
  divider,
  dynamic_block: dynamicBlock,
  map,
  slide: banner,
  slider,
  tabs,
  video,
};

/**
 * Starts fetching what these nodes and all below them are shown by, all at once: what stands in a
 * row in a tab need not wait for the row's and the tab's. A failure shows where the node does.
 */
export function fetchElements(nodes: ContentNode[]): void {
  for (const { contentType, isHidden, children } of nodes) {
    if (isHidden) continue;
    LOADERS[contentType]?.().catch(() => {});
    fetchElements(children);
  }
}
