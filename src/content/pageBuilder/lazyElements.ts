import { lazy } from 'react';

/** The content types that few pages have: each is loaded when a page has it. */
export const Block = lazy(() => import('./elements/Block.tsx').then((m) => ({ default: m.Block })));
export const Products = lazy(() =>
  import('./elements/Products.tsx').then((m) => ({ default: m.Products })),
);
export const Tabs = lazy(() => import('./elements/Tabs.tsx').then((m) => ({ default: m.Tabs })));
export const TabItem = lazy(() =>
  import('./elements/Tabs.tsx').then((m) => ({ default: m.TabItem })),
);
export const Slider = lazy(() =>
  import('./elements/Slider.tsx').then((m) => ({ default: m.Slider })),
);
export const Video = lazy(() => import('./elements/Video.tsx').then((m) => ({ default: m.Video })));
export const Places = lazy(() =>
  import('./elements/Places.tsx').then((m) => ({ default: m.Places })),
);
