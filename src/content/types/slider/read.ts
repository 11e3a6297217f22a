import { readAutoplaySpeed, readBox, readFlag } from '../../pageBuilder/box.ts';
import type { Box, NodeOf, OwnFields } from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';

export interface SliderNode extends NodeOf<'slider'>, Box {
  autoplay: boolean;
  /** In milliseconds. */
  autoplaySpeed: number;
  fade: boolean;
  infinite: boolean;
  showArrows: boolean;
  showDots: boolean;
}

/** Reads a slider. `autoplaySpeed` is the time that a slide stays, in ms. */
export const readSlider = (main: Part): OwnFields<SliderNode> => ({
  ...readBox(main),
  autoplay: readFlag(main, 'data-autoplay'),
  autoplaySpeed: readAutoplaySpeed(main),
  fade: readFlag(main, 'data-fade'),
  infinite: readFlag(main, 'data-infinite-loop') || readFlag(main, 'data-is-infinite'),
  showArrows: readFlag(main, 'data-show-arrows'),
  showDots: readFlag(main, 'data-show-dots'),
});
