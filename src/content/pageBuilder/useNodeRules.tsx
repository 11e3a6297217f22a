import { type ReactNode, useId } from 'react';
import type { Background, Box } from './nodes.ts';
import { type Places, rulesOf } from './styles.ts';

/** For a node without rules of its own. */
const NONE = { name: undefined, nameOf: () => undefined, rules: null };

/**
 * The class name and style element of a node's own rules, and the class names of the parts in
 * `places`; undefined and null if it has no rules.
 */
export function useNodeRules(
  node: Box & Partial<Background>,
  places: Places = {},
): {
  name: string | undefined;
  nameOf: (place: string) => string | undefined;
  rules: ReactNode;
} {
  const id = `pb${useId().replaceAll(/\W/g, '')}`;
  const text = rulesOf(id, node, places);
  if (text === '') return NONE;
  return { name: id, nameOf: (place) => `${id}-${place}`, rules: <style>{text}</style> };
}
