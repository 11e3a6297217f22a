import { cleanStyle, readDeclarations, urlsIn } from '../html/declarations.ts';
import { blocks } from '../pageBuilder/stylesheet.ts';

/**
 * The owner's own style rules, made safe: plain selectors, media and support queries, safe
 * declarations, ids as the sanitiser names them. They hold below `scope`, a selector, or in the
 * element around the style element; empty when none is left. Animations, and typefaces that come
 * from the shop itself, hold for the page, since they have no selector.
 */
export function cleanStyleBlock(css: string, scope = ''): string {
  const text = css.replaceAll(COMMENT, '');
  const rules = clean(text);
  return definitions(text) + (rules && `@scope ${scope && `(${scope})`}{${rules}}`);
}

const KEYFRAMES = /^@keyframes\s+[\w-]+$/i;
const STEP = /^(?:(?:from|to|[\d.]+%)\s*(?:,\s*(?!$)|$))+$/i;

/** The animations and typefaces among the outermost rules. */
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

/** A path of the shop's own. */
const OWN_PATH = /^\/(?![/\\])/;
/** The families of the shop itself, which an owner's typeface does not replace. */
const OWN_FAMILY = /^["']?(?:figtree|ibarra)/i;

function typeface(body: string): string {
  const declarations = readDeclarations(body);
  const textOf = (name: string) => declarations.find((one) => one.name === name)?.value ?? '';
  const urls = urlsIn(textOf('src'));
  const isOwn = urls.length > 0 && urls.every((url) => OWN_PATH.test(url));
  return isOwn && !OWN_FAMILY.test(textOf('font-family')) ? `@font-face{${cleanStyle(body)}}` : '';
}

const SELECTOR = /^[\w\s.#:,>+~*()[\]="'^$|-]+$/;
const CONDITION = /^@(?:media|supports)\b[\w\s():.,/-]+$/i;
/** Comments, and what an editor hides style in from browsers of old, also as the sanitiser leaves it. */
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)|<?!--|--\s?>/g;
/** What stands around the content, at a selector's beginning: no part of it is in reach. */
const AROUND = /(^|,)\s*(?:(?:html|body|#html-body)(?:\s*>\s*|\s+))+(?=[^\s,>])/gi;

const clean = (css: string): string =>
  [...blocks(css)]
    .map(({ prelude, body }) => {
      const isCondition = CONDITION.test(prelude);
      if (!isCondition && !SELECTOR.test(prelude)) return '';
      const inside = isCondition ? clean(body) : cleanStyle(body);
      return inside && `${isCondition ? prelude : within(prelude)}{${inside}}`;
    })
    .join('');

/** A selector as it holds in the content, which is all that it has of a page. */
const within = (selector: string): string =>
  selector
    .replaceAll(AROUND, '$1')
    .replaceAll(/:root\b/gi, ':scope')
    .replaceAll(/#(?=[a-z_])/gi, '#user-content-');
