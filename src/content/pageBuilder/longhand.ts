import type { Declaration } from '../declarations.ts';

/** Properties by name, shorthands of box and border taken apart; later declarations win. */
export function longhand(declarations: Declaration[]): Map<string, string> {
  const styles = new Map<string, { value: string; isImportant: boolean }>();
  for (const declaration of declarations) {
    for (const [name, value] of expanded(declaration)) {
      if (styles.get(name)?.isImportant && !declaration.isImportant) continue;
      styles.set(name, { value, isImportant: declaration.isImportant });
    }
  }
  return new Map([...styles].map(([name, { value }]) => [name, value]));
}

function expanded({ name, value }: Declaration): [string, string][] {
  if (name === 'margin' || name === 'padding') return box(name, value);
  if (name === 'border') return border(value);
  return [[name, value]];
}

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

function border(value: string): [string, string][] {
  return words(value).map((word) => {
    if (STYLES.test(word)) return ['border-style', word];
    return [/^[\d.]|^(?:thin|medium|thick)$/.test(word) ? 'border-width' : 'border-color', word];
  });
}

/** Splits at the spaces that stand outside brackets. */
const words = (value: string): string[] => value.match(/(?:[^\s(]+(?:\([^)]*\))?)+/g) ?? [];
