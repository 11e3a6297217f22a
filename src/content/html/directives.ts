import { mediaBase } from '../../lib/url/mediaBase.ts';

/**
 * Replaces template directives that the platform left unresolved. The shop resolves the URLs of
 * media and pages and the texts of translations, keeps the SKUs that a product list names, and
 * removes all other directives.
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

// A lookahead does not backtrack, so a long unclosed directive takes linear time.
const DIRECTIVE = /\{\{(?=(\w*))(?:[^{}]|\{(?!\{)|\}(?!\}))*\}\}/g;
