import type { Case } from './contentCases.ts';
import { element, type } from './servedContent.ts';

const PICTURE = element('img', {
  'data-element': 'desktop_image',
  src: '/media/wysiwyg/wide.jpg',
  width: 200,
});
const BUTTON = type(
  'button-item',
  {},
  element(
    'a',
    { 'data-element': 'link', href: '/delivery' },
    element('span', { 'data-element': 'link_text' }, 'Go'),
  ),
);

/** An element without an alignment of its own in an aligned column. */
const inAlignedColumn = (name: string, style: string) =>
  type(
    'column-group',
    {},
    type(
      'column',
      { class: name, style: `width: 100%; ${style}` },
      type('image', {}, PICTURE, 'figure') +
        type('image', { class: 'own', style: 'text-align: right' }, PICTURE, 'figure') +
        type('buttons', { class: 'in-line' }, BUTTON) +
        type('buttons', { class: 'in-stack', 'data-appearance': 'stacked' }, BUTTON),
    ),
  );

const slider = (name: string, style: string) =>
  type(
    'slider',
    { class: name, style },
    type('slide', {}, element('div', { 'data-element': 'content' }, '<p>Slide</p>')),
  );

const CENTRED = 'text-align: center';

/** An alignment applies to all descendants without an alignment of their own. */
export const ALIGN_CASES: readonly Case[] = [
  ...(
    [
      ['text-align: center', 540],
      ['text-align: right', 1080],
      ['', 0],
    ] as const
  ).flatMap(([style, left], index): Case[] => [
    {
      field: `a picture in a column of "${style}"`,
      html: inAlignedColumn(`aligned-${index}`, style),
      selector: `.aligned-${index} figure img`,
      property: 'box left',
      expected: left,
    },
    {
      field: `a picture on the right, in a column of "${style}"`,
      html: '',
      selector: `.aligned-${index} .own img`,
      property: 'box left',
      expected: 1080,
    },
  ]),
  ...['.in-line', '.in-stack'].map((buttons) => ({
    field: `buttons ${buttons} in a centred column: the middle of the first`,
    html: '',
    selector: `.aligned-0 ${buttons} a`,
    property: 'box middle',
    expected: 640,
  })),
  ...['.in-line', '.in-stack'].map((buttons) => ({
    field: `buttons ${buttons} in a column without an alignment`,
    html: '',
    selector: `.aligned-2 ${buttons} a`,
    property: 'box left',
    expected: 0,
  })),
  {
    field: 'the words of a slide in a centred slider',
    html: slider('aligned-slides', CENTRED),
    selector: '.aligned-slides p',
    property: 'css text-align',
    expected: 'center',
  },
  {
    field: 'the words of a slide in a centred slider: their middle',
    html: '',
    selector: '.aligned-slides p',
    property: 'box middle',
    expected: 640,
  },
  {
    field: 'the words of a slide in a slider without an alignment',
    html: slider('slides', ''),
    selector: '.slides p',
    property: 'css text-align',
    expected: 'start',
  },
  {
    field: 'tabs hand their alignment on',
    html: type(
      'tabs',
      { class: 'aligned-tabs' },
      element(
        'div',
        { 'data-element': 'content', style: CENTRED },
        type('tab-item', { 'data-tab-name': 'One' }, type('image', {}, PICTURE, 'figure')),
      ),
    ),
    selector: '.aligned-tabs figure',
    property: 'css justify-items',
    expected: 'center',
  },
];
