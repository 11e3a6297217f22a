import type { Case } from './contentCases.ts';
import { type } from './servedContent.ts';

interface Specimen {
  /** What the owner wrote, which the class `name` stands around. */
  name: string;
  html: string;
  /** What is seen: [where in it, property, value, and the window's width where it is not 1280]. */
  seen: [selector: string, what: string, seen: unknown, width?: number][];
}

const table = (attributes: string, cell = 'td', inRow = '') =>
  `<table ${attributes}><tbody><tr ${inRow}><${cell}>One</${cell}><${cell}>Two</${cell}><${cell}>Three</${cell}></tr></tbody></table>`;

/** Tables, as the editor of a text writes them. */
const TABLES: Specimen[] = [
  {
    name: 'table-of-editor',
    html: `<table style="border-collapse: collapse; width: 100%;" border="1"><tbody><tr>${'<td style="width: 33.3333%;">One</td>'.repeat(3)}</tr></tbody></table>`,
    seen: [
      ['td', 'box width', 400],
      ['td', 'css border-left-width', '1px'],
      ['td', 'css padding-left', '16px'],
      ['table', 'box width', 343, 375],
    ],
  },
  {
    name: 'table-plain',
    html: table(''),
    seen: [
      ['table', 'box width', 1201],
      ['td', 'css border-left-width', '0px'],
      ['td', 'css border-bottom-width', '1px'],
      ['td', 'css vertical-align', 'top'],
    ],
  },
  {
    name: 'table-without-lines',
    html: table('border="0" cellpadding="12"'),
    seen: [
      ['td', 'css border-bottom-width', '0px'],
      ['td', 'css padding-left', '12px'],
    ],
  },
  {
    name: 'table-centred',
    html: table('style="text-align: center"', 'th'),
    seen: [['th', 'css text-align', 'center']],
  },
  {
    name: 'table-row-centred',
    html: table('', 'td', 'style="text-align: center; vertical-align: bottom"'),
    seen: [
      ['td', 'css text-align', 'center'],
      ['td', 'css vertical-align', 'bottom'],
    ],
  },
  {
    name: 'table-cell-centred',
    html: '<table><tr><td align="center" valign="middle">One</td></tr></table>',
    seen: [
      ['td', 'css text-align', '-webkit-center'],
      ['td', 'css vertical-align', 'middle'],
    ],
  },
  {
    name: 'table-wide',
    html: table('style="width: 900px"'),
    seen: [
      ['table', 'box width', 900, 375],
      [':has(> table)', 'box width', 343, 375],
      [':has(> table)', 'css overflow-x', 'auto', 375],
    ],
  },
  {
    name: 'table-among-words',
    html: `${table('style="float: right; width: 300px"')}<p>Words beside it.</p>`,
    seen: [[':has(> table)', 'css display', 'contents']],
  },
];

/** What the owner wrote in a text. */
export const MARKUP_CASES: readonly Case[] = TABLES.flatMap(({ name, html, seen }) =>
  seen.map(([selector, what, value, width = 1280]) => ({
    field: `${name} ${selector}: ${what}`,
    html: type('row', {}, type('text', { class: name }, html)),
    selector: `.${name} ${selector}`,
    what,
    seen: value,
    width,
  })),
);
