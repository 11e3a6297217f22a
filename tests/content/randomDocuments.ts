import { ATTACKS } from './attacks.ts';

/** So many documents of random pieces, most of them malformed; the same for the same seed. */
export function randomDocuments(count: number, seed: number): string[] {
  const random = randomFrom(seed);
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

function documentFrom(random: () => number): string {
  const length = 3 + Math.floor(random() * 6);
  return Array.from({ length }, () => PIECES[Math.floor(random() * PIECES.length)]).join('');
}

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
