import { describe, expect, it } from 'vitest';
import purifier from '../../../src/server/render/serverPurifier.ts';

const textOf = (fragment: DocumentFragment) => {
  const box = fragment.ownerDocument.createElement('div');
  box.append(fragment);
  return box.innerHTML;
};
const sanitize = (html: string, config: object = {}) =>
  purifier.sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true });

describe("Server's purifier", () => {
  it('returns an untouched copy although an earlier result was changed', () => {
    sanitize('<p>Ask us<script>x()</script></p>').firstElementChild?.remove();
    expect(textOf(sanitize('<p>Ask us<script>x()</script></p>'))).toBe('<p>Ask us</p>');
  });

  it('does not return the result of another configuration', () => {
    sanitize('<p><b>Peony</b></p>');
    expect(textOf(sanitize('<p><b>Peony</b></p>', { FORBID_TAGS: ['b'] }))).toBe('<p>Peony</p>');
  });
});
