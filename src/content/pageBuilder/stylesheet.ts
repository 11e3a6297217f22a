import { type Declaration, readDeclarations } from '../html/declarations.ts';

/** A rule of the page builder's style element for one `data-pb-style` value. */
interface StyleRule {
  /** The media query's condition, or null if the rule always applies. */
  media: string | null;
  declarations: Declaration[];
}

/** The rules of the page builder's style elements, by `data-pb-style` value, in source order. */
export type StyleSheet = ReadonlyMap<string, StyleRule[]>;

/**
 * Separates the contents of style elements into the page builder's rules, which target a
 * `data-pb-style` value, and the text of the owner's rules, including at-rules that can be made
 * safe.
 */
export function readStyleSheet(texts: string[]): { sheet: StyleSheet; css: string } {
  const sheet = new Map<string, StyleRule[]>();
  const css = texts.map((text) => collect(text.replaceAll(COMMENT, ''), null, sheet)).join('');
  return { sheet, css };
}

const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g;
const STYLED = /\[data-pb-style=["']?([\w-]+)["']?\]$/;
/** The owner's at-rules that `cleanStyleBlock` makes safe. */
const OWNERS = /^@(?:supports|keyframes|font-face)\b/i;
const MEDIA = /^@media\b\s*([\w\s():.,/-]+)$/i;

/** Adds the page builder's rules to the sheet and returns all other rules. */
function collect(css: string, media: string | null, sheet: Map<string, StyleRule[]>): string {
  let others = '';
  for (const { prelude, body } of blocks(css)) {
    if (prelude.startsWith('@')) {
      const condition = MEDIA.exec(prelude)?.[1]?.trim();
      const inner = condition && media === null ? collect(body, condition, sheet) : '';
      if (inner) others += `@media ${condition}{${inner}}`;
      else if (OWNERS.test(prelude)) others += `${prelude}{${body}}`;
      continue;
    }
    const rule = { media, declarations: readDeclarations(body) };
    const selectors = prelude.split(',').filter((selector) => {
      const id = STYLED.exec(selector.trim())?.[1];
      if (id) sheet.set(id, [...(sheet.get(id) ?? []), rule]);
      return !id;
    });
    if (selectors.length > 0) others += `${selectors}{${body}}`;
  }
  return others;
}

/** The top-level blocks of a style sheet; an unclosed block ends with the text. */
export function* blocks(css: string): Generator<{ prelude: string; body: string }> {
  let position = 0;
  while (position < css.length) {
    const open = css.indexOf('{', position);
    if (open < 0) return;
    const close = closingIndex(css, open);
    const prelude = css.slice(position, open);
    yield {
      prelude: prelude.slice(prelude.lastIndexOf(';') + 1).trim(),
      body: css.slice(open + 1, close),
    };
    position = close + 1;
  }
}

/** The index of the bracket that closes a block. */
function closingIndex(css: string, open: number): number {
  const braces = /[{}]/g;
  braces.lastIndex = open;
  let depth = 0;
  for (let found = braces.exec(css); found; found = braces.exec(css)) {
    depth += found[0] === '{' ? 1 : -1;
    if (depth === 0) return found.index;
  }
  return css.length;
}
