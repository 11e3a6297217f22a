import { type SeededRandom, seededRandom } from '../support/seededRandom.ts';
import { ATTACKS } from './attacks.ts';

/** So many documents of random pieces, most of them malformed; the same for the same seed. */
export function randomDocuments(count: number, seed: number): string[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => documentFrom(random));
}

const PIECES = [
  ...[
    '<div data-content-type="',
    '">',
    '</div>',
    '<style>',
    '</style>',
    '{',
    '}',
    '<p>',
    '&lt;',
    '"',
    "'",
  ],
  ...[
    'row',
    'column',
    'column-group',
    'banner',
    'slide',
    'image',
    'map',
    'products',
    'tabs',
    'html',
  ],
  ...[
    ' data-appearance="contained"',
    ' data-appearance="poster"',
    ' data-element="inner"',
    ' data-element="wrapper"',
  ],
  ...[
    ' style="padding: 1px',
    ' style="background-image: url(javascript:1)"',
    ' data-pb-style="A"',
    ' data-pb-style=A',
  ],
  ...[
    '[data-pb-style=A]{margin:1px}',
    '@media (max-width: 768px){',
    'display:none',
    ';',
    ':',
    '<a data-element="link" href="javascript:1">',
  ],
  ...[
    ' data-background-images=\'{"desktop_image":"javascript:1"}\'',
    " data-locations='[{}, null, 7]'",
    '<img src="',
    '<table><tr>',
    '<svg><desc>',
  ],
  ...ATTACKS,
];

function documentFrom({ next, oneOf }: SeededRandom): string {
  const length = 3 + Math.floor(next() * 6);
  return Array.from({ length }, () => oneOf(PIECES)).join('');
}
