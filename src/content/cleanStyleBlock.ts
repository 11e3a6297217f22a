import { cleanStyle } from './declarations.ts';
import { blocks } from './pageBuilder/stylesheet.ts';

/**
 * The owner's own style rules, made safe: plain selectors and media queries, safe declarations,
 * ids as the sanitiser names them. They hold below `scope`, a selector, or in the element around the
 * style element; empty when none is left.
 */
export function cleanStyleBlock(css: string, scope = ''): string {
  const rules = clean(css);
  return rules && `@scope ${scope && `(${scope})`}{${rules}}`;
}

const SELECTOR = /^[\w\s.#:,>+~*()[\]="'-]+$/;
const MEDIA = /^@media\s[\w\s():.,/-]+$/i;

const clean = (css: string): string =>
  [...blocks(css.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, ''))]
    .map(({ prelude, body }) => {
      const isMedia = MEDIA.test(prelude);
      if (!isMedia && !SELECTOR.test(prelude)) return '';
      const inside = isMedia ? clean(body) : cleanStyle(body);
      return inside && `${isMedia ? prelude : withIds(prelude)}{${inside}}`;
    })
    .join('');

const withIds = (selector: string): string =>
  selector.replaceAll(/#(?=[a-z_])/gi, '#user-content-');
