import type { Case } from './contentCases.ts';
import { element, type } from './servedContent.ts';

/** The style that newer releases write for each content type that may have a border. */
const borderlessRule = (id: string) =>
  `#html-body [data-pb-style=${id}]{border-style:none}@media only screen and (max-width: 768px){#html-body [data-pb-style=${id}]{border-style:none}}`;
const MAIN = { 'data-pb-style': 'BAREMAIN' };
const EDGED = { style: 'border: 6px solid #000' };

const LINK = element(
  'a',
  { 'data-element': 'link', href: '/delivery', ...EDGED },
  element('span', { 'data-element': 'link_text' }, 'Go'),
);
const PICTURE = { 'data-element': 'desktop_image', src: '/media/wysiwyg/wide.jpg' };
const WORDS = element('div', { 'data-element': 'content' }, '<p>Words</p>');
const VIDEO = '<video data-element="video" src="/media/wysiwyg/petals.mp4"></video>';

const inWrapper = (inside: string) =>
  element(
    'div',
    { 'data-element': 'inner' },
    element('div', { 'data-element': 'wrapper', ...EDGED }, inside),
  );

/**
 * The content types whose border is drawn on an inner element, and the selector of that element.
 */
const SPECIMENS: [name: string, html: string, selector: string][] = [
  [
    'image',
    type(
      'image',
      { class: 'edged-image', ...MAIN },
      element('img', { ...PICTURE, ...EDGED }),
      'figure',
    ),
    '.edged-image img',
  ],
  [
    'button-item',
    type('buttons', {}, type('button-item', { class: 'edged-button', ...MAIN }, LINK)),
    '.edged-button a',
  ],
  [
    'video',
    type('video', { class: 'edged-video', ...MAIN }, inWrapper(VIDEO)),
    '.edged-video > div',
  ],
  [
    'banner',
    type('banner', { class: 'edged-banner', ...MAIN }, inWrapper(WORDS)),
    '.edged-banner > div',
  ],
  [
    'divider',
    type('divider', { class: 'edged-line', ...MAIN }, '<hr data-element="line">'),
    '.edged-line hr',
  ],
];

/** The border of an element is drawn at every width, whatever styles its ancestors have. */
export const BORDER_CASES: readonly Case[] = SPECIMENS.flatMap(([name, html, selector], place) =>
  [375, 1280].map((width) => ({
    field: `${name}: the border of what is within, at ${width}`,
    html: (place > 0 ? '' : `<style>${borderlessRule('BAREMAIN')}</style>`) + html,
    selector,
    property: 'css border-top-style',
    expected: 'solid',
    width,
  })),
);
