import { type Declaration, readDeclarations } from '../declarations.ts';

/** A rule of the page builder's style element, for one `data-pb-style` value. */
interface StyleRule {
  /** The media query's condition, or null for a rule that always holds. */
  media: string | null;
  declarations: Declaration[];
}

/** The rules of the page builder's style elements, by `data-pb-style` value, in their order. */
export type StyleSheet = ReadonlyMap<string, StyleRule[]>;

/**
 * Reads page-builder style elements. Rules for anything but a `data-pb-style` element are the
 * theme's business and are left out, as are media queries that are not plainly conditions.
 */
export function readStyleSheet(texts: string[]): StyleSheet {
  const rules = new Map<string, StyleRule[]>();
  for (const text of texts) collect(text.replaceAll(COMMENT, ''), null, rules);
  return rules;
}

const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g;
const STYLED = /\[data-pb-style=["']?([\w-]+)["']?\]$/;
const MEDIA = /^@media\s+([\w\s():.,/-]+)$/i;

function collect(css: string, media: string | null, rules: Map<string, StyleRule[]>): void {
  for (const { prelude, body } of blocks(css)) {
    const condition = MEDIA.exec(prelude)?.[1]?.trim();
    if (condition && media === null) collect(body, condition, rules);
    if (prelude.startsWith('@')) continue;
    const declarations = readDeclarations(body);
    for (const selector of prelude.split(',')) {
      const id = STYLED.exec(selector.trim())?.[1];
      if (id) rules.set(id, [...(rules.get(id) ?? []), { media, declarations }]);
    }
  }
}

/** The top-level blocks of a stylesheet; an unclosed one ends with the text. */
function* blocks(css: string): Generator<{ prelude: string; body: string }> {
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    if (open < 0) return;
    const close = closing(css, open);
    const prelude = css.slice(at, open);
    yield {
      prelude: prelude.slice(prelude.lastIndexOf(';') + 1).trim(),
      body: css.slice(open + 1, close),
    };
    at = close + 1;
  }
}

function closing(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return css.length;
}
