import type { Case } from './contentCases.ts';
import { type } from './servedContent.ts';

const STYLES: [css: string, name: string, seen: [string, string], values: [string, string]][] = [
  ...(['padding', 'margin'] as const).flatMap((side) =>
    (['top', 'right', 'bottom', 'left'] as const).map((edge): (typeof STYLES)[number] => [
      `${side}-${edge}`,
      `${side}-${edge}`,
      ['7px', '21px'],
      ['7px', '21px'],
    ]),
  ),
  ['border', 'border-top-style', ['dashed', 'double'], ['4px dashed #000', '4px double #000']],
  [
    'border-color',
    'border-left-color',
    ['rgb(1, 2, 3)', 'rgb(200, 2, 3)'],
    ['#010203; border-style: solid', '#c80203; border-style: solid'],
  ],
  [
    'border-width',
    'border-bottom-width',
    ['3px', '9px'],
    ['3px; border-style: solid', '9px; border-style: solid'],
  ],
  ['border-radius', 'border-top-left-radius', ['5px', '12px'], ['5px', '12px']],
  ['text-align', 'text-align', ['center', 'right'], ['center', 'right']],
  ['min-height', 'min-height', ['77px', '133px'], ['77px', '133px']],
  [
    'background-color',
    'background-color',
    ['rgb(10, 20, 30)', 'rgba(10, 20, 30, 0.5)'],
    ['#0a141e', 'rgba(10, 20, 30, 0.5)'],
  ],
];

/** The shared style fields, on a text. */
export const BOX_CASES: readonly Case[] = [
  ...STYLES.flatMap(([css, name, expected, values]) =>
    values.map((value, index) => ({
      field: `${css}: ${value}`,
      html: type(
        'text',
        { class: `box-${css}-${index}`, style: `${css}: ${value}` },
        '<p>Words</p>',
      ),
      selector: `.box-${css}-${index}`,
      property: `css ${name}`,
      expected: expected[index],
    })),
  ),
  {
    field: 'cssClasses',
    html: type('text', { class: 'box-first box-second' }, '<p>Words</p>'),
    selector: '.box-first.box-second',
    property: 'count',
    expected: 1,
  },
  {
    field: 'isHidden',
    html: type('text', { class: 'box-hidden', style: 'display: none' }, '<p>Words</p>'),
    selector: '.box-hidden',
    property: 'count',
    expected: 0,
  },
  ...[1280, 375].map((width) => ({
    field: `mediaQueries at ${width}`,
    width,
    html: type(
      'text',
      {
        class: 'box-media',
        style: 'min-height: 100px',
        'data-media-0': '(max-width: 600px)',
        'data-media-style-0': 'min-height: 40px',
      },
      '<p>Words</p>',
    ),
    selector: '.box-media',
    property: 'css min-height',
    expected: width === 1280 ? '100px' : '40px',
  })),
];
