import { type ReactNode, useId } from 'react';
import type { Background, Box } from './nodes.ts';
import { type Places, rulesOf } from './styles.ts';

/** Of a node that has no rules of its own. */
const NONE = { name: undefined, nameOf: () => undefined, rules: null };

/**
 * The class name and the style element of a node's own rules, and the class name of each part that
 * `places` names; none of them where it has no rules.
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
