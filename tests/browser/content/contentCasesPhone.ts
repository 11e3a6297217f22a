import type { Case } from './contentCases.ts';
import { element, type } from './servedContent.ts';

const PHONE = 'only screen and (max-width: 768px)';

/** Attributes of an element with a rule of its own, and one that applies on phones. */
const styleRule = (id: string, always: string, phone: string) => ({
  rules: `#html-body [data-pb-style=${id}]{${always}}@media ${PHONE}{#html-body [data-pb-style=${id}]{${phone}}}`,
  attributes: { 'data-pb-style': id },
});

interface Specimen {
  name: string;
  /** The element with the rules, by its name in the cases. */
  part: ReturnType<typeof styleRule>;
  html: string;
  /** Expected: [selector, property, value on a phone, value on a desktop]. */
  expected: [selector: string, what: string, phone: string, desktop: string][];
}

const tabs = styleRule(
  'PHONETABS',
  'min-height: 250px; border: 2px solid #000',
  'min-height: 90px; border-width: 7px',
);
const slider = styleRule('PHONESLIDER', 'min-height: 300px', 'min-height: 120px');
const poster = styleRule(
  'PHONEPOSTER',
  'min-height: 310px; padding: 60px 40px',
  'min-height: 140px; padding: 12px 5px',
);
const banner = styleRule('PHONEBANNER', 'margin: 31px', 'margin: 3px; display: none');
const button = styleRule('PHONEBUTTON', 'padding: 20px; margin: 14px', 'padding: 2px; margin: 4px');
const video = styleRule('PHONEVIDEO', 'margin: 31px; padding: 9px', 'margin: 6px; padding: 1px');
const picture = styleRule('PHONEPICTURE', 'border: 5px solid #000', 'border-width: 1px');
const figure = styleRule('PHONEFIGURE', 'text-align: left', 'text-align: center');
const line = styleRule(
  'PHONELINE',
  'border-width: 8px; width: 100%',
  'border-width: 2px; width: 50%',
);
const item = styleRule(
  'PHONEITEM',
  'justify-content: flex-end; min-height: 260px',
  'min-height: 90px',
);

const posterWith = (content: string, part: object) =>
  type(
    'banner',
    { class: 'phone-poster', 'data-appearance': 'poster', ...banner.attributes },
    element(
      'div',
      { 'data-element': 'wrapper', 'data-background-images': '{}' },
      element(
        'div',
        { 'data-element': 'overlay', ...part },
        element('div', { 'data-element': 'content' }, content),
      ),
    ),
  );

const SPECIMENS: Specimen[] = [
  {
    name: 'tabs',
    part: tabs,
    html: type(
      'tabs',
      { class: 'phone-tabs', 'data-active-tab': 0 },
      element(
        'div',
        { 'data-element': 'content', ...tabs.attributes },
        type('tab-item', { class: 'phone-tab', 'data-tab-name': 'One' }, '<p>One</p>'),
      ),
    ),
    expected: [
      ['.phone-tabs > div:last-child', 'css min-height', '90px', '250px'],
      ['.phone-tabs > div:last-child', 'css border-top-width', '7px', '2px'],
      ['.phone-tabs', 'css min-height', '0px', '0px'],
    ],
  },
  {
    name: 'slider',
    part: slider,
    html: type(
      'slider',
      { class: 'phone-slider', ...slider.attributes },
      type('slide', {}, element('div', { 'data-element': 'content' }, '<p>Slide</p>')),
    ),
    expected: [['.phone-slider [role=group] > div', 'css min-height', '120px', '300px']],
  },
  {
    name: 'poster',
    part: poster,
    html: posterWith('<h3 class="phone-words">Words</h3>', poster.attributes),
    expected: [
      ['.phone-poster > div', 'css min-height', '140px', '310px'],
      ['.phone-poster > div > div', 'css padding-top', '12px', '60px'],
      ['.phone-poster > div', 'css padding-top', '0px', '0px'],
    ],
  },
  {
    name: 'banner',
    part: banner,
    html: '',
    expected: [
      ['.phone-poster', 'css margin-top', '3px', '31px'],
      ['.phone-poster', 'css display', 'none', 'grid'],
    ],
  },
  {
    name: 'button',
    part: button,
    html: type(
      'buttons',
      {},
      type(
        'button-item',
        { class: 'phone-button' },
        element(
          'a',
          { 'data-element': 'link', href: '/delivery', ...button.attributes },
          element('span', { 'data-element': 'link_text' }, 'Go'),
        ),
      ),
    ),
    expected: [
      ['.phone-button a', 'css padding-top', '2px', '20px'],
      ['.phone-button', 'css margin-top', '4px', '14px'],
      ['.phone-button', 'css padding-top', '0px', '0px'],
    ],
  },
  {
    name: 'video',
    part: video,
    html: type(
      'video',
      { class: 'phone-video' },
      element(
        'div',
        { 'data-element': 'inner' },
        element(
          'div',
          { 'data-element': 'wrapper', ...video.attributes },
          '<video data-element="video" src="/media/wysiwyg/petals.mp4"></video>',
        ),
      ),
    ),
    expected: [
      ['.phone-video', 'css margin-top', '6px', '31px'],
      ['.phone-video > div', 'css padding-top', '1px', '9px'],
      ['.phone-video', 'css padding-top', '0px', '0px'],
    ],
  },
  {
    name: 'picture',
    part: picture,
    html: type(
      'image',
      { class: 'phone-picture', ...figure.attributes },
      element('img', {
        'data-element': 'desktop_image',
        src: '/media/wysiwyg/wide.jpg',
        ...picture.attributes,
      }),
      'figure',
    ),
    expected: [
      ['.phone-picture img', 'css border-top-width', '1px', '5px'],
      ['.phone-picture', 'css border-top-width', '0px', '0px'],
    ],
  },
  {
    name: 'figure',
    part: figure,
    html: '',
    expected: [['.phone-picture', 'css justify-items', 'center', 'left']],
  },
  {
    name: 'line',
    part: line,
    html: type(
      'divider',
      { class: 'phone-line' },
      element('hr', { 'data-element': 'line', ...line.attributes }),
    ),
    expected: [
      ['.phone-line hr', 'css border-top-width', '2px', '8px'],
      ['.phone-line', 'css border-top-width', '0px', '0px'],
    ],
  },
  {
    name: 'tab-item',
    part: item,
    html: type(
      'tabs',
      {},
      element(
        'div',
        { 'data-element': 'content' },
        type('tab-item', { class: 'phone-item', ...item.attributes }, '<p>One</p>'),
      ),
    ),
    expected: [
      ['.phone-item', 'css min-height', '90px', '260px'],
      ['.phone-item', 'css justify-content', 'flex-end', 'flex-end'],
    ],
  },
];

const RULES = `<style>${SPECIMENS.map(({ part }) => part.rules).join('')}</style>`;

/** A style for phones applies only to its own element. */
export const PHONE_CASES: readonly Case[] = SPECIMENS.flatMap(({ name, html, expected }, place) =>
  [375, 1280].flatMap((width) =>
    expected.map(([selector, property, phone, desktop], index) => ({
      field: `${name} ${selector} ${property} at ${width}`,
      // The markup appears only once, with its first case.
      html: index > 0 ? '' : (place > 0 ? '' : RULES) + html,
      selector,
      property,
      expected: width === 375 ? phone : desktop,
      width,
    })),
  ),
);
