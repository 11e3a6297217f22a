import type { Declaration } from '../html/declarations.ts';

/** The declarations in force, by property. */
export type Styles = ReadonlyMap<string, Declaration>;

/**
 * Properties by name, shorthands of box, border and background taken apart; later declarations
 * win. A browser ignores what it does not understand, so that does not win here either.
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
    // A shorthand also resets what it does not mention.
    for (const property of styles.keys())
      if (isResetBy(name, property) && mayReplace(property)) styles.delete(property);
    for (const [property, part] of expand(name, value))
      if (mayReplace(property)) styles.set(property, { name: property, value: part, isImportant });
  }
  return styles;
}

/** The roundness of corners belongs to no border. */
const isResetBy = (name: string, property: string): boolean =>
  property.startsWith(`${name}-`) && !property.endsWith('-radius');

/** Where no browser can be asked, everything is taken for supported. */
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

/** One layer of pictures, as the page builder's fields have room for. */
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

/** `center/cover` is three words, an address one. */
const splitAtSlash = (word: string): string[] =>
  word.includes('(') ? [word] : word.split(/(\/)/).filter(Boolean);

/** Splits at the spaces that stand outside brackets. */
const words = (value: string): string[] => value.match(/(?:[^\s(]+(?:\([^)]*\))?)+/g) ?? [];

const SHORTHANDS: ReadonlyMap<string, (name: string, value: string) => Parts> = new Map([
  ['margin', box],
  ['padding', box],
  ['border', border],
  ['border-top', border],
  ['background', background],
]);
