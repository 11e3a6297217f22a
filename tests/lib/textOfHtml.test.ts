import { describe, expect, it } from 'vitest';
import { textOfHtml } from '../../src/lib/text/textOfHtml.ts';

describe('Text of managed content', () => {
  it.each([
    [
      '<p>Hand-tied at <b>first</b> light.</p>\n<p>Sent&nbsp;today.</p>',
      'Hand-tied at first light. Sent today.',
    ],
    [
      '<style>#html-body [data-pb-style=A1]{margin:0}</style><div>Roses &amp; peonies</div>',
      'Roses & peonies',
    ],
    ['<p> </p>', undefined],
    [null, undefined],
  ])('of %s is %s', (html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });
});
