import { cleanStyle } from '../html/declarations.ts';
import { blocks } from '../pageBuilder/stylesheet.ts';

/**
 * The owner's own style rules, made safe: plain selectors, media and support queries, safe
 * declarations, ids as the sanitiser names them. They hold below `scope`, a selector, or in the
 * element around the style element; empty when none is left.
 */
export function cleanStyleBlock(css: string, scope = ''): string {
  const rules = clean(css);
  return rules && `@scope ${scope && `(${scope})`}{${rules}}`;
}

const SELECTOR = /^[\w\s.#:,>+~*()[\]="'^$|-]+$/;
const CONDITION = /^@(?:media|supports)\b[\w\s():.,/-]+$/i;
/** Comments, and what an editor hides style in from browsers of old, also as the sanitiser leaves it. */
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)|<?!--|--\s?>/g;
/** What stands around the content, at a selector's beginning: no part of it is in reach. */
const AROUND = /(^|,)\s*(?:(?:html|body|#html-body)(?:\s*>\s*|\s+))+(?=[^\s,>])/gi;

const clean = (css: string): string =>
  [...blocks(css.replaceAll(COMMENT, ''))]
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
