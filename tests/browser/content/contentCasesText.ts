import type { Case } from './contentCases.ts';
import { element, type } from './servedContent.ts';

const tabs = (name: string, more: Record<string, string | number>, align = 'left') =>
  type(
    'tabs',
    { class: `${name} tab-align-${align}`, ...more },
    element(
      'ul',
      { 'data-element': 'navigation' },
      ['Care', 'Water']
        .map((words) => element('li', { 'data-element': 'headers' }, words))
        .join(''),
    ) +
      element(
        'div',
        { 'data-element': 'content' },
        ['Care', 'Water']
          .map((words) =>
            type('tab-item', { 'data-tab-name': words }, type('text', {}, `<p>${words}.</p>`)),
          )
          .join(''),
      ),
  );

const button = (
  name: string,
  kind: string,
  more: Record<string, string> = {},
  words = 'See them',
) =>
  type(
    'button-item',
    { class: name },
    element(
      'a',
      {
        class: `pagebuilder-button-${kind}`,
        href: '/bouquets.html',
        'data-element': 'link',
        ...more,
      },
      `<span data-element="link_text">${words}</span>`,
    ),
  );

/** Headings, texts, tabs, buttons, blocks and the owner's own markup. */
export const TEXT_CASES: readonly Case[] = [
  ...['h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({
    field: `headingType: ${tag}`,
    html: type('heading', { class: `heading-${tag}` }, 'A gathering', tag),
    selector: `.heading-${tag}`,
    property: 'tag',
    expected: tag,
  })),
  {
    field: 'heading text',
    html: type('heading', { class: 'heading-text' }, 'A gathering of flowers', 'h2'),
    selector: '.heading-text',
    property: 'text',
    expected: 'A gathering of flowers',
  },
  {
    field: 'text content',
    html: type('text', { class: 'text-content' }, '<p>Cut at <b>first</b> light.</p>'),
    selector: '.text-content b',
    property: 'text',
    expected: 'first',
  },
  {
    field: 'html',
    html: type('html', { class: 'own-html' }, '<section><em>Mine</em></section>'),
    selector: '.own-html section em',
    property: 'text',
    expected: 'Mine',
  },
  {
    field: 'block richContent',
    html: type('block', { class: 'in-block' }, type('heading', {}, 'In a block', 'h3')),
    selector: '.in-block h3',
    property: 'text',
    expected: 'In a block',
  },
  ...[0, 1].map((at) => ({
    field: `tabs defaultIndex: ${at}`,
    html: tabs(`tabs-${at}`, { 'data-active-tab': at }),
    selector: `.tabs-${at} [role=tabpanel]:not([hidden])`,
    property: 'text',
    expected: ['Care.', 'Water.'][at],
  })),
  ...['left', 'center', 'right'].map((align) => ({
    field: `tabNavigationAlignment: ${align}`,
    html: tabs(`tabs-${align}`, {}, align),
    selector: `.tabs-${align} [role=tablist]`,
    property: 'css justify-content',
    expected: align,
  })),
  {
    field: 'tabs headers, tabName',
    html: tabs('tabs-names', {}),
    selector: '.tabs-names [role=tab]:last-child',
    property: 'text',
    expected: 'Water',
  },
  ...[
    ['primary', 'rgb(31, 77, 58)'],
    ['secondary', 'rgb(255, 255, 255)'],
    ['link', 'rgba(0, 0, 0, 0)'],
  ].map(([kind = '', expected]) => ({
    field: `buttonType: ${kind}`,
    html: type('buttons', {}, button(`button-${kind}`, kind)),
    selector: `.button-${kind} a`,
    property: 'css background-color',
    expected,
  })),
  {
    field: 'button text',
    html: type('buttons', {}, button('button-words', 'primary', {}, 'Order now')),
    selector: '.button-words a',
    property: 'text',
    expected: 'Order now',
  },
  {
    field: 'button link',
    html: type('buttons', {}, button('button-link-to', 'primary', { href: '/delivery' })),
    selector: '.button-link-to a',
    property: 'attribute href',
    expected: '/delivery',
  },
  ...['_blank', ''].map((target) => ({
    field: `button openInNewTab: ${target === '_blank'}`,
    html: type('buttons', {}, button(`button-tab${target}`, 'primary', { target })),
    selector: `.button-tab${target} a`,
    property: 'property target',
    expected: target,
  })),
  ...['inline', 'stacked'].map((appearance) => ({
    field: `buttons ${appearance}`,
    html: type(
      'buttons',
      { class: `buttons-${appearance}`, 'data-appearance': appearance },
      button('', 'link'),
    ),
    selector: `.buttons-${appearance}`,
    property: 'css display',
    expected: appearance === 'inline' ? 'flex' : 'grid',
  })),
  ...[true, false].map((isSame) => ({
    field: `isSameWidth: ${isSame}`,
    html: type(
      'buttons',
      { 'data-same-width': isSame, 'data-appearance': 'stacked' },
      button(`same-${isSame}`, 'primary', {}, 'A') +
        button('', 'primary', {}, 'A label longer than the window '.repeat(20)),
    ),
    selector: `.same-${isSame} a`,
    property: 'box width',
    expected: isSame ? 1280 : 70,
  })),
];
