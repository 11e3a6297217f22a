import * as shows from '../types/banner/read.ts';
import { readMap } from '../types/map/read.ts';
import * as parts from '../types/tabs/read.ts';
import type { Readers } from './commonReaders.ts';

/** Those of content types that few pages have: fetched with the first one. */
export const RARE_READERS = {
  tabs: (main, rest) => ({ contentType: 'tabs', ...rest, ...parts.readTabs(main) }),
  'tab-item': (main, rest) => ({ contentType: 'tab-item', ...rest, ...parts.readTabItem(main) }),
  block: (main, rest) => ({ contentType: 'block', ...rest, ...parts.readBlock(main) }),
  dynamic_block: (main, rest) => ({
    contentType: 'dynamic_block',
    ...rest,
    ...parts.readDynamicBlock(main),
  }),
  divider: (main, rest) => ({ contentType: 'divider', ...rest, ...parts.readDivider(main) }),
  video: (main, rest) => ({ contentType: 'video', ...rest, ...shows.readVideo(main) }),
  banner: (main, rest) => ({ contentType: 'banner', ...rest, ...shows.readBanner(main) }),
  slide: (main, rest) => ({ contentType: 'slide', ...rest, ...shows.readSlide(main) }),
  slider: (main, rest) => ({ contentType: 'slider', ...rest, ...shows.readSlider(main) }),
  map: (main, rest) => ({ contentType: 'map', ...rest, ...readMap(main) }),
} satisfies Readers;
