import { type ReactNode, useId } from 'react';
import type { Background, Box } from './nodes.ts';
import { type PartsByProperty, rulesOf } from './styles.ts';

/** For a node without rules of its own. */
const NONE = { name: undefined, nameOf: () => undefined, rules: null };

/**
 * The class name and style element of a node's own rules, and the class names of the parts in
 * `parts`; undefined and null if it has no rules.
 */
export function useNodeRules(
  node: Box & Partial<Background>,
  parts: PartsByProperty = {},
): {
  name: string | undefined;
  nameOf: (part: string) => string | undefined;
  rules: ReactNode;
} {
  const id = `pb${useId().replaceAll(/\W/g, '')}`;
  const text = rulesOf(id, node, parts);
  if (text === '') return NONE;
  return { name: id, nameOf: (part) => `${id}-${part}`, rules: <style>{text}</style> };
}
