import { describe, expect, it } from 'vitest';
import { plainParagraphs } from '../../src/content/plainParagraphs.ts';

describe('Plain paragraphs', () => {
  for (const [html, words] of [
    ['Cut at dawn.', ['Cut at dawn.']],
    ['<p>Cut at dawn.</p>', ['Cut at dawn.']],
    ['<p>One.</p>\n<p>Two.</p>', ['One.', 'Two.']],
  ] as const) {
    it(`are found in ${JSON.stringify(html)}`, () => expect(plainParagraphs(html)).toEqual(words));
  }

  for (const html of [
    '<p class="x">One.</p>',
    '<p>One &amp; two.</p>',
    '<p>One <b>two</b>.</p>',
    '<p>One.</p><script>alert(1)</script>',
    '<p>One.</p> and two',
    'One <br> two',
  ]) {
    it(`are not found in ${html}`, () => expect(plainParagraphs(html)).toBeNull());
  }
});
