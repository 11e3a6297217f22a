import type { Case } from './contentCases.ts';
import { type } from './servedContent.ts';

interface Specimen {
  /** Names the owner's markup; it is the class of its wrapper. */
  name: string;
  html: string;
  /** Expected: [selector, property, value, width of the window if not 1280]. */
  expected: [selector: string, what: string, seen: unknown, width?: number][];
}

const table = (attributes: string, cell = 'td', inRow = '') =>
  `<table ${attributes}><tbody><tr ${inRow}><${cell}>One</${cell}><${cell}>Two</${cell}><${cell}>Three</${cell}></tr></tbody></table>`;

/** Tables, as the editor of a text writes them. */
const TABLES: Specimen[] = [
  {
    name: 'table-of-editor',
    html: `<table style="border-collapse: collapse; width: 100%;" border="1"><tbody><tr>${'<td style="width: 33.3333%;">One</td>'.repeat(3)}</tr></tbody></table>`,
    expected: [
      ['td', 'box width', 400],
      ['td', 'css border-left-width', '1px'],
      ['td', 'css padding-left', '16px'],
      ['table', 'box width', 343, 375],
    ],
  },
  {
    name: 'table-plain',
    html: table(''),
    expected: [
      ['table', 'box width', 1201],
      ['td', 'css border-left-width', '0px'],
      ['td', 'css border-bottom-width', '1px'],
      ['td', 'css vertical-align', 'top'],
    ],
  },
  {
    name: 'table-without-lines',
    html: table('border="0" cellpadding="12"'),
    expected: [
      ['td', 'css border-bottom-width', '0px'],
      ['td', 'css padding-left', '12px'],
    ],
  },
  {
    name: 'table-centred',
    html: table('style="text-align: center"', 'th'),
    expected: [['th', 'css text-align', 'center']],
  },
  {
    name: 'table-row-centred',
    html: table('', 'td', 'style="text-align: center; vertical-align: bottom"'),
    expected: [
      ['td', 'css text-align', 'center'],
      ['td', 'css vertical-align', 'bottom'],
    ],
  },
  {
    name: 'table-cell-centred',
    html: '<table><tr><td align="center" valign="middle">One</td></tr></table>',
    expected: [
      ['td', 'css text-align', '-webkit-center'],
      ['td', 'css vertical-align', 'middle'],
    ],
  },
  {
    name: 'table-wide',
    html: table('style="width: 900px"'),
    expected: [
      ['table', 'box width', 900, 375],
      [':has(> table)', 'box width', 343, 375],
      [':has(> table)', 'css overflow-x', 'auto', 375],
    ],
  },
  {
    name: 'table-among-words',
    html: `${table('style="float: right; width: 300px"')}<p>Words beside it.</p>`,
    expected: [[':has(> table)', 'css display', 'contents']],
  },
];

const CARD = '<img src="/media/card.svg" width="40" height="24" alt="A card">';

/** Inline pictures. */
const PICTURES: Specimen[] = [
  {
    name: 'pictures-in-line',
    html: `<p style="display: inline-block; font-size: 0">${CARD} ${CARD}</p>`,
    expected: [
      ['p', 'box width', 80],
      ['img', 'css vertical-align', 'middle'],
    ],
  },
  {
    name: 'pictures-between-paragraphs',
    html: `<p>Before.</p>${CARD}${CARD}<p>After.</p>`,
    expected: [
      ['p:first-child', 'css margin-bottom', '16px'],
      ['img + img', 'css margin-top', '0px'],
      ['p:last-child', 'css margin-top', '16px'],
    ],
  },
  {
    name: 'picture-of-owners',
    html: CARD.replace('<img', '<img style="display: block"'),
    expected: [['img', 'css display', 'block']],
  },
];

/** The owner's HTML without styles: text keeps the spacing of text. */
const BARE: Specimen[] = [
  {
    name: 'plain-words',
    html: '<p>One.</p><p>Two.</p><h2>More</h2><p>Three.</p><ul><li>a</li></ul><ol><li>b</li></ol><blockquote>Said.</blockquote><p>Last.</p>',
    expected: [
      ['p', 'css margin-bottom', '16px'],
      ['h2', 'css margin-bottom', '20.96px'],
      ['ul', 'css margin-bottom', '16px'],
      ['ul', 'css list-style-type', 'disc'],
      ['ul', 'css padding-left', '20px'],
      ['ol', 'css list-style-type', 'decimal'],
      ['blockquote', 'css padding-left', '20px'],
      ['p:last-child', 'css margin-bottom', '0px'],
    ],
  },
  {
    name: 'styled-words',
    html: '<style>.quiet p { margin: 0 } .quiet ul { list-style: none; padding: 0 }</style><div class="quiet"><p>One.</p><ul><li>a</li></ul><p>Two.</p></div>',
    expected: [
      ['.quiet p', 'css margin-bottom', '0px'],
      ['.quiet ul', 'css list-style-type', 'none'],
      ['.quiet ul', 'css padding-left', '0px'],
    ],
  },
  {
    name: 'hidden-style',
    html: '<style xml="space"><!-- #html-body .hidden-style p { margin-bottom: 7px } .hidden-style p { text-indent: 3px } @media(min-width: 600px) { body .hidden-style p { padding-left: 5px } } --></style><div class="hidden-style"><p>One.</p></div>',
    expected: [
      ['p', 'css margin-bottom', '7px'],
      ['p', 'css text-indent', '3px'],
      ['p', 'css padding-left', '5px'],
      ['p', 'css padding-left', '0px', 375],
    ],
  },
];

const casesOf =
  (contentType: string) =>
  ({ name, html, expected }: Specimen): Case[] =>
    expected.map(([selector, property, value, width = 1280]) => ({
      field: `${contentType} ${name} ${selector}: ${property}`,
      html: type('row', {}, type(contentType, { class: `${contentType}-${name}` }, html)),
      selector: `.${contentType}-${name} ${selector}`,
      property,
      expected: value,
      width,
    }));

/** The owner's markup in a text or an html content type. */
export const MARKUP_CASES: readonly Case[] = [
  ...[...TABLES, ...PICTURES].flatMap(casesOf('text')),
  ...[...PICTURES.slice(0, 1), ...BARE].flatMap(casesOf('html')),
];
