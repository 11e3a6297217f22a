import type { Declaration } from '../html/declarations.ts';

/** The effective declarations, by property. */
export type Styles = ReadonlyMap<string, Declaration>;

/**
 * Expands the shorthands of box, border and background. Later declarations override earlier ones;
 * unsupported ones are ignored, as in a browser.
 */
export function longhand(...lists: (readonly Declaration[])[]): Styles {
  const styles = new Map<string, Declaration>();
  for (const declaration of lists.flat()) {
    const { name, value, isImportant } = declaration;
    if (!isSupported(name, value)) continue;
    const mayReplace = (property: string) => isImportant || !styles.get(property)?.isImportant;
    const expand = SHORTHANDS.get(name);
    if (!expand) {
      if (mayReplace(name)) styles.set(name, declaration);
      continue;
    }
    // A shorthand also resets the properties that it does not mention.
    for (const property of styles.keys())
      if (isResetBy(name, property) && mayReplace(property)) styles.delete(property);
    for (const [property, part] of expand(name, value))
      if (mayReplace(property)) styles.set(property, { name: property, value: part, isImportant });
  }
  return styles;
}

/** Whether a shorthand resets a property. `border` does not reset `border-radius`. */
const isResetBy = (name: string, property: string): boolean =>
  property.startsWith(`${name}-`) && !property.endsWith('-radius');

/** Whether the browser supports a declaration; true outside a browser. */
const isSupported = (name: string, value: string): boolean =>
  typeof CSS === 'undefined' || CSS.supports(name, value);

type Parts = [property: string, value: string][];

function box(name: string, value: string): Parts {
  const [top = '', right = top, bottom = top, left = right] = words(value);
  return [
    [`${name}-top`, top],
    [`${name}-right`, right],
    [`${name}-bottom`, bottom],
    [`${name}-left`, left],
  ];
}

const STYLES = /^(?:none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset)$/;

function border(name: string, value: string): Parts {
  const parts = words(value).map((word): Parts[number] => {
    if (STYLES.test(word)) return [`${name}-style`, word];
    return [/^[\d.]|^(?:thin|medium|thick)$/.test(word) ? `${name}-width` : `${name}-color`, word];
  });
  const isRendered = parts.some(([, word]) => STYLES.test(word) && !/^(?:none|hidden)$/.test(word));
  const hasWidth = parts.some(([property]) => property === `${name}-width`);
  return isRendered && !hasWidth ? [...parts, [`${name}-width`, 'medium']] : parts;
}

const KEYWORDS: readonly (readonly [string, RegExp])[] = [
  ['background-image', /^url\(/i],
  ['background-repeat', /^(?:repeat(?:-[xy])?|no-repeat|space|round)$/i],
  ['background-attachment', /^(?:fixed|scroll|local)$/i],
  ['background-position', /^(?:left|right|top|bottom|center|[-+]?[\d.]+[a-z%]*|calc\(.*)$/i],
];
const IGNORED = /^(?:none|(?:border|padding|content)-box|(?:[a-z-]+-)?gradient\(.*)$/i;

/** Expands one background layer, all that the page builder's fields can hold. */
function background(_: string, value: string): Parts {
  const found = new Map<string, string[]>();
  let isAfterSlash = false;
  for (const word of words(value).flatMap(splitAtSlash)) {
    if (word === '/') isAfterSlash = true;
    else if (!IGNORED.test(word)) {
      const kind = KEYWORDS.find(([, pattern]) => pattern.test(word))?.[0];
      const isSize = isAfterSlash && (kind === 'background-position' || SIZE.test(word));
      const property = isSize ? 'background-size' : (kind ?? 'background-color');
      found.set(property, [...(found.get(property) ?? []), word]);
    }
  }
  return [...found].map(([property, all]) => [property, all.join(' ')]);
}

const SIZE = /^(?:auto|cover|contain)$/i;

/** Splits `center/cover` into three words, but never a URL. */
const splitAtSlash = (word: string): string[] =>
  word.includes('(') ? [word] : word.split(/(\/)/).filter(Boolean);

/** Splits at the spaces outside brackets. */
const words = (value: string): string[] => value.match(/(?:[^\s(]+(?:\([^)]*\))?)+/g) ?? [];

const SHORTHANDS: ReadonlyMap<string, (name: string, value: string) => Parts> = new Map([
  ['margin', box],
  ['padding', box],
  ['border', border],
  ['border-top', border],
  ['background', background],
]);
