import { describe, expect, it } from 'vitest';
import { parse } from '../../src/content/pageBuilder/parse.ts';
import { randomDocuments } from '../content/randomDocuments.ts';

const DOCUMENTS = 1_000;
const SEED = 20_261_121;

describe('Content parser', () => {
  it(`reads ${DOCUMENTS} random and malformed documents into trees with safe addresses only (seed ${SEED})`, () => {
    const bad = randomDocuments(DOCUMENTS, SEED).filter((html) => {
      const tree = parse(html);
      const isPlain = JSON.stringify(structuredClone(tree)) === JSON.stringify(tree);
      return !isPlain || addressesIn(tree).some((value) => /^\s*(?:java|vb)script:/i.test(value));
    });
    expect(bad).toEqual([]);
  });
});

/** Every text of the tree that is used as an address. */
function addressesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    typeof field === 'string' && /link|src|url|image/i.test(key) ? [field] : addressesIn(field),
  );
}
