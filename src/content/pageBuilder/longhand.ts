import type { Declaration } from '../html/declarations.ts';

/** The declarations in force, by property. */
export type Styles = ReadonlyMap<string, Declaration>;

/** Properties by name, shorthands of box and border taken apart; later declarations win. */
export function longhand(...lists: (readonly Declaration[])[]): Styles {
  const styles = new Map<string, Declaration>();
  const add = (declaration: Declaration) => {
    if (declaration.isImportant || !styles.get(declaration.name)?.isImportant)
      styles.set(declaration.name, declaration);
  };
  for (const declarations of lists) {
    for (const declaration of declarations) {
      if (!SHORTHAND.test(declaration.name)) add(declaration);
      else for (const one of expanded(declaration)) add(one);
    }
  }
  return styles;
}

const SHORTHAND = /^(?:margin|padding|border|border-top)$/;

const expanded = ({ name, value, isImportant }: Declaration): Declaration[] =>
  (/^border/.test(name) ? border(name, value) : box(name, value)).map(([side, word]) => ({
    name: side,
    value: word,
    isImportant,
  }));

function box(name: string, value: string): [string, string][] {
  const [top = '', right = top, bottom = top, left = right] = words(value);
  return [
    [`${name}-top`, top],
    [`${name}-right`, right],
    [`${name}-bottom`, bottom],
    [`${name}-left`, left],
  ];
}

const STYLES = /^(?:none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset)$/;

function border(name: string, value: string): [string, string][] {
  return words(value).map((word) => {
    if (STYLES.test(word)) return [`${name}-style`, word];
    return [/^[\d.]|^(?:thin|medium|thick)$/.test(word) ? `${name}-width` : `${name}-color`, word];
  });
}

/** Splits at the spaces that stand outside brackets. */
const words = (value: string): string[] => value.match(/(?:[^\s(]+(?:\([^)]*\))?)+/g) ?? [];
