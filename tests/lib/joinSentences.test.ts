import { expect, it } from 'vitest';
import { joinSentences } from '../../src/lib/text/joinSentences.ts';

it('Sentences are joined by a space in English and by none after full-width punctuation', () => {
  expect(joinSentences(['One is sold out.', 'Two are left.'])).toBe(
    'One is sold out. Two are left.',
  );
  expect(joinSentences(['一束已售罄。', '只餘兩束。', 'Moon Gate is sold out.'])).toBe(
    '一束已售罄。只餘兩束。Moon Gate is sold out.',
  );
});
