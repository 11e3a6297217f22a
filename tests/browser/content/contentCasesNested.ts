import type { Case } from './contentCases.ts';
import { element, type } from './servedContent.ts';

const row = (name: string, appearance: string, inside: string) =>
  type(
    'row',
    { class: name, 'data-appearance': appearance },
    element('div', { 'data-element': 'inner' }, inside),
  );
const block = (inside: string) => type('block', {}, inside);
const WORDS = (name: string) => type('text', { class: name }, '<p>Words</p>');

/** A row in a block in a row in a block in a row. */
const nestedRows = (appearance: string) =>
  row(
    `outer-${appearance}`,
    appearance,
    block(
      row(
        `middle-${appearance}`,
        'contained',
        block(row('', 'full-width', WORDS(`in-full-${appearance}`))) +
          block(row('', 'contained', WORDS(`in-${appearance}`))),
      ),
    ),
  );

/** However deep rows stand in rows: one gutter, and not one for each. */
export const NESTED_CASES: readonly Case[] = [
  [1280, 40],
  [375, 16],
].flatMap(([width, left]) =>
  (['contained', 'full-width', 'full-bleed'] as const).flatMap((appearance): Case[] =>
    [`.middle-${appearance}`, `.in-${appearance}`, `.in-full-${appearance}`].map(
      (selector, index) => ({
        field: `${selector} at ${width}`,
        html: index > 0 ? '' : nestedRows(appearance),
        selector,
        property: 'box left',
        expected: left,
        width: width ?? 0,
      }),
    ),
  ),
);
