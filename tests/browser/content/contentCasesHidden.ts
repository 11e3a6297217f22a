import type { Case } from './contentCases.ts';
import { element, type } from './servedContent.ts';

const PICTURE = element('img', {
  'data-element': 'desktop_image',
  src: '/media/wysiwyg/wide.jpg',
  class: 'pagebuilder-mobile-hidden',
});
const BUTTON = type(
  'button-item',
  {},
  '<a data-element="link" href="/delivery"><span data-element="link_text">Go</span></a>',
);

/** Each class on a content type, and on text in an html and in a text content type. */
const specimens = (name: string) =>
  type('buttons', { class: `buttons-${name} pagebuilder-mobile-${name}` }, BUTTON) +
  type('image', { class: `image-${name} pagebuilder-mobile-${name}` }, PICTURE, 'figure') +
  type(
    'row',
    { class: `row-${name} pagebuilder-mobile-${name}`, 'data-appearance': 'contained' },
    BUTTON,
  ) +
  type('text', {}, `<p class="text-${name} pagebuilder-mobile-${name}">Words</p>`) +
  type('html', {}, `<div class="html-${name} pagebuilder-mobile-${name}">Words</div>`);

const DISPLAYS = { buttons: 'flex', image: 'grid', row: 'flex', text: 'block', html: 'block' };

/** Content that is shown on phones only, or everywhere else. */
export const HIDDEN_CASES: readonly Case[] = (
  [
    ['only', 375, 1280],
    ['hidden', 1280, 375],
  ] as const
).flatMap(([name, shownAt, hiddenAt]) =>
  [shownAt, hiddenAt].flatMap((width) =>
    Object.entries(DISPLAYS).map(([kind, display], index) => ({
      field: `${kind} of pagebuilder-mobile-${name} at ${width}`,
      html: index > 0 ? '' : specimens(name),
      selector: `.${kind}-${name}`,
      property: 'css display',
      expected: width === shownAt ? display : 'none',
      width,
    })),
  ),
);
