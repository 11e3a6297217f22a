import type { Case } from './contentCases.ts';
import { element, type } from './servedContent.ts';

const WORDS = type('text', {}, '<p>Words</p>');
const flex = 'display: flex; flex-direction: column';

const row = (name: string, appearance: string, style: string, inside = WORDS) =>
  appearance === 'contained'
    ? type(
        'row',
        { class: name, 'data-appearance': appearance },
        element('div', { 'data-element': 'inner', style }, inside),
      )
    : type('row', { class: name, 'data-appearance': appearance, style }, inside);

const column = (name: string, appearance: string, style: string) =>
  type(
    'column-group',
    {},
    type(
      'column-line',
      { style: 'display: flex; width: 100%' },
      type(
        'column',
        { class: name, 'data-appearance': appearance, style: `${flex}; ${style}` },
        WORDS,
      ) + type('column', { style: `${flex}; width: 50%; min-height: 200px` }, WORDS),
    ),
  );

/** Rows, columns and dividers. */
export const LAYOUT_CASES: readonly Case[] = [
  // The background and its content, at a width at which all three appearances differ.
  ...(
    [
      ['contained', 1280, 1280],
      ['full-width', 1920, 1280],
      ['full-bleed', 1920, 1440],
    ] as const
  ).flatMap(([appearance, ground, words]) => [
    {
      field: `row ${appearance}: its ground`,
      width: 1920,
      html: row(`row-${appearance}`, appearance, 'background-color: #eee'),
      selector: `.row-${appearance}`,
      property: 'box width',
      expected: ground,
    },
    {
      field: `row ${appearance}: its words`,
      width: 1920,
      html: row(`words-${appearance}`, appearance, 'background-color: #eee'),
      selector: `.words-${appearance} > div > div`,
      property: 'box width',
      expected: words,
    },
  ]),
  ...(['flex-start', 'center', 'flex-end'] as const).map((value) => ({
    field: `row verticalAlignment: ${value}`,
    html: row(
      `row-at-${value}`,
      'full-bleed',
      `${flex}; justify-content: ${value}; min-height: 150px`,
    ),
    selector: `.row-at-${value} > div:last-child`,
    property: 'css justify-content',
    expected: value,
  })),
  ...(
    [
      ['align-top', 'flex-start'],
      ['align-center', 'center'],
      ['align-bottom', 'flex-end'],
      ['full-height', 'stretch'],
    ] as const
  ).map(([appearance, expected]) => ({
    field: `column ${appearance}`,
    html: column(`column-${appearance}`, appearance, 'width: 50%'),
    selector: `.column-${appearance}`,
    property: 'css align-self',
    expected,
  })),
  ...(['25%', '75%'] as const).map((width, index) => ({
    field: `column width: ${width}`,
    html: column(`column-width-${index}`, 'full-height', `width: ${width}`),
    selector: `.column-width-${index}`,
    property: 'css flex-basis',
    expected: width,
  })),
  {
    field: 'column width, below 768 px',
    width: 375,
    html: column('column-narrow', 'full-height', 'width: 25%'),
    selector: '.column-narrow',
    property: 'box width',
    expected: 375,
  },
  ...(['center', 'flex-end'] as const).map((value) => ({
    field: `column verticalAlignment: ${value}`,
    html: column(`column-at-${value}`, 'full-height', `width: 50%; justify-content: ${value}`),
    selector: `.column-at-${value}`,
    property: 'css justify-content',
    expected: value,
  })),
  ...([true, false] as const).map((hasLines) => ({
    field: `column-group verticalAlignment, ${hasLines ? 'of lines' : 'of columns'}`,
    html: type(
      'column-group',
      { class: `group-${hasLines}`, style: 'justify-content: center; min-height: 150px' },
      hasLines ? type('column-line', {}, column('in-it', '', '')) : column('in-it', '', ''),
    ),
    selector: `.group-${hasLines}`,
    property: hasLines ? 'css justify-content' : 'css align-items',
    expected: 'center',
  })),
  {
    field: 'column-group: its lines lie one under the other',
    html: type(
      'column-group',
      { class: 'group' },
      type('column-line', { class: 'line' }, column('in-line', '', '')),
    ),
    selector: '.group',
    property: 'css flex-direction',
    expected: 'column',
  },
  ...(
    [
      ['width', '25%', 'css width', '320px'],
      ['border-width', '7px', 'css border-top-width', '7px'],
      ['border-color', '#112233', 'css border-top-color', 'rgb(17, 34, 51)'],
    ] as const
  ).map(([css, value, property, expected]) => ({
    field: `divider ${css}: ${value}`,
    html: type(
      'divider',
      { class: `divider-${css}` },
      `<hr data-element="line" style="width: 100%; border-width: 1px; border-color: #000; ${css}: ${value}">`,
    ),
    selector: `.divider-${css} hr`,
    property,
    expected,
  })),
];
