import { mediaBase } from '../../lib/url/mediaBase.ts';

/**
 * The platform's template directives that it left unresolved: a picture's and a page's address
 * are known here too, a product list leaves the skus it names, and of the rest nothing is shown.
 */
export function withoutDirectives(html: string): string {
  if (!html.includes('{{')) return html;
  return html.replaceAll(DIRECTIVE, (whole, name: string) => {
    const text = whole.replaceAll(/\\?&quot;|\\"/g, '"');
    const path = /url=["']?\/*([^"'}\s<>]*)/.exec(text)?.[1] ?? '';
    if (name === 'media') return mediaBase() + path;
    if (name === 'store') return `/${path}`;
    const [, words, skus] = /^{{trans "([^"]*)|option="sku"[^}]*?value="([^"<>]*)/.exec(text) ?? [];
    return words ?? (skus ? `<i data-skus="${skus}"></i>` : '');
  });
}

// What is looked ahead at is not tried again, so a long text without an end costs its length once.
const DIRECTIVE = /\{\{(?=(\w*))(?:[^{}]|\{(?!\{)|\}(?!\}))*\}\}/g;
