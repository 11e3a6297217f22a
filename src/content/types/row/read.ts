import type { FieldsOf } from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';
import { readBackground } from '../../pageBuilder/readBackground.ts';
import {
  marginCarrier,
  readBox,
  readFlag,
  readNumber,
  readVerticalAlignment,
} from '../../pageBuilder/readBox.ts';

const SPEED = { least: -1, most: 2, usual: 0.5 };

/**
 * A contained row keeps its data on its inner element, the other appearances on the row itself; of
 * a full-width one the inner element may have the padding and the alignment.
 */
export function readRow(main: Part): FieldsOf<'row'> {
  const inner = main.find('[data-element="inner"]');
  const appearance = main.attribute('data-appearance');
  const data = appearance === 'contained' && inner.exists ? inner : main;
  const content = appearance === 'full-width' ? inner : data;
  const speed = readNumber(data, 'data-parallax-speed', SPEED.usual);
  return {
    ...readBox(data, {
      padding: marginCarrier(content, data, 'padding'),
      hidden: [main, data],
      classes: data === main ? [main] : [main, data],
    }),
    ...readBackground(data, main.find('[data-video-overlay-color]')),
    verticalAlignment: readVerticalAlignment(content) ?? readVerticalAlignment(data),
    enableParallax: readFlag(data, 'data-enable-parallax'),
    parallaxSpeed: Math.min(Math.max(speed, SPEED.least), SPEED.most),
  };
}

export function readColumnGroup(main: Part): FieldsOf<'column-group'> {
  return {
    ...readBox(main),
    ...readBackground(main, main),
    verticalAlignment: readVerticalAlignment(main),
  };
}

export const readColumnLine = (main: Part): FieldsOf<'column-line'> => readBox(main);

export function readColumn(main: Part): FieldsOf<'column'> {
  return {
    ...readBox(main),
    ...readBackground(main, main),
    width: main.style('width'),
    verticalAlignment: readVerticalAlignment(main),
  };
}
