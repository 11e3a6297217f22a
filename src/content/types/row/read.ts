import { readBackground } from '../../pageBuilder/background.ts';
import {
  marginCarrier,
  readBox,
  readFlag,
  readNumber,
  readVerticalAlignment,
} from '../../pageBuilder/box.ts';
import type {
  Background,
  Box,
  NodeOf,
  OwnFields,
  VerticalAlignment,
} from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';

export interface RowNode extends NodeOf<'row'>, Box, Background {
  verticalAlignment: VerticalAlignment | null;
  enableParallax: boolean;
  /** Clamped to -1..2. */
  parallaxSpeed: number;
}

const SPEED = { min: -1, max: 2, default: 0.5 };

/**
 * A contained row stores its data on the inner element, the other appearances on the row itself. In
 * a full-width row, the inner element may have the padding and the alignment.
 */
export function readRow(main: Part): OwnFields<RowNode> {
  const inner = main.find('[data-element="inner"]');
  const appearance = main.attribute('data-appearance');
  const data = appearance === 'contained' && inner.exists ? inner : main;
  const content = appearance === 'full-width' ? inner : data;
  const speed = readNumber(data, 'data-parallax-speed', SPEED.default);
  return {
    ...readBox(data, {
      padding: marginCarrier(content, data, 'padding'),
      hidden: [main, data],
      classes: data === main ? [main] : [main, data],
    }),
    ...readBackground(data, main.find('[data-video-overlay-color]')),
    verticalAlignment: readVerticalAlignment(content) ?? readVerticalAlignment(data),
    enableParallax: readFlag(data, 'data-enable-parallax'),
    parallaxSpeed: Math.min(Math.max(speed, SPEED.min), SPEED.max),
  };
}
