import { describe, expect, it } from 'vitest';
import { parse } from '../../../src/content/pageBuilder/parse.ts';
import { ATTACKS } from '../attacks.ts';

const DOCUMENTS = 250;
const SEED = 20_261_121;

describe('random and malformed documents', () => {
  it(`${DOCUMENTS} of them are read without a crash, and nothing that runs is in the trees (seed ${SEED})`, () => {
    const random = randomFrom(SEED);
    for (let count = 0; count < DOCUMENTS; count += 1) {
      const html = documentFrom(random);
      const tree = parse(html);
      expect(structuredClone(tree), html).toEqual(tree);
      expect(
        addressesIn(tree).filter((value) => /^\s*(?:java|vb)script:/i.test(value)),
        html,
      ).toEqual([]);
    }
  });
});

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
  const length = 3 + Math.floor(random() * 40);
  return Array.from({ length }, () => PIECES[Math.floor(random() * PIECES.length)]).join('');
}

/** Every text of the tree that is used as an address. */
function addressesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    typeof field === 'string' && /link|src|url|image/i.test(key) ? [field] : addressesIn(field),
  );
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
