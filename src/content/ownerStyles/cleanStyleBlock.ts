import { cleanStyle, readDeclarations, urlsIn } from '../html/declarations.ts';
import { blocks } from '../pageBuilder/stylesheet.ts';

/**
 * Makes the owner's style rules safe: keeps plain selectors, media and support queries and safe
 * declarations, and prefixes ids as the sanitiser does. The rules apply within `scope`, a selector,
 * or within the parent of the style element. Animations, and font files from the shop's own host,
 * have no selector, so they apply to the whole page.
 * @returns CSS, empty if no rule is left.
 */
export function cleanStyleBlock(css: string, scope = ''): string {
  const text = css.replaceAll(COMMENT, '');
  const rules = clean(text);
  return definitions(text) + (rules && `@scope ${scope && `(${scope})`}{${rules}}`);
}

const KEYFRAMES = /^@keyframes\s+[\w-]+$/i;
const STEP = /^(?:(?:from|to|[\d.]+%)\s*(?:,\s*(?!$)|$))+$/i;

/** The `@keyframes` and `@font-face` rules at the top level. */
const definitions = (css: string): string =>
  [...blocks(css)]
    .map(({ prelude, body }) => {
      if (KEYFRAMES.test(prelude)) return `${prelude}{${steps(body)}}`;
      return /^@font-face$/i.test(prelude) ? typeface(body) : '';
    })
    .join('');

const steps = (css: string): string =>
  [...blocks(css)]
    .map(({ prelude, body }) => (STEP.test(prelude) ? `${prelude}{${cleanStyle(body)}}` : ''))
    .join('');

/** Matches a path on the shop's own host. */
const OWN_PATH = /^\/(?![/\\])/;
/** The shop's own font families, which an owner must not replace. */
const OWN_FAMILY = /^["']?(?:figtree|ibarra)/i;

function typeface(body: string): string {
  const declarations = readDeclarations(body);
  const textOf = (name: string) =>
    declarations.find((declaration) => declaration.name === name)?.value ?? '';
  const urls = urlsIn(textOf('src'));
  const isOwn = urls.length > 0 && urls.every((url) => OWN_PATH.test(url));
  return isOwn && !OWN_FAMILY.test(textOf('font-family')) ? `@font-face{${cleanStyle(body)}}` : '';
}

const SELECTOR = /^[\w\s.#:,>+~*()[\]="'^$|-]+$/;
const CONDITION = /^@(?:media|supports)\b[\w\s():.,/-]+$/i;
/**
 * Comments, including HTML comment marks for old browsers, as written and as the sanitiser leaves
 * them.
 */
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)|<?!--|--\s?>/g;
/** Ancestors of the content at a selector's beginning, which are outside the scope. */
const AROUND = /(^|,)\s*(?:(?:html|body|#html-body)(?:\s*>\s*|\s+))+(?=[^\s,>])/gi;

const clean = (css: string): string =>
  [...blocks(css)]
    .map(({ prelude, body }) => {
      const isCondition = CONDITION.test(prelude);
      if (!isCondition && !SELECTOR.test(prelude)) return '';
      const inside = isCondition ? clean(body) : cleanStyle(body);
      return inside && `${isCondition ? prelude : scopedSelector(prelude)}{${inside}}`;
    })
    .join('');

/** Rewrites a selector for use within the content. */
const scopedSelector = (selector: string): string =>
  selector
    .replaceAll(AROUND, '$1')
    .replaceAll(/:root\b/gi, ':scope')
    .replaceAll(/#(?=[a-z_])/gi, '#user-content-');
