import { type ReactNode, useId } from 'react';
import type { Background, Box } from './nodes.ts';
import { rulesOf } from './styles.ts';

/** The class name and the style element of a node's own rules; neither where it has none. */
export function useNodeRules(node: Box & Partial<Background>): {
  name: string | undefined;
  rules: ReactNode;
} {
  const id = `pb${useId().replaceAll(/\W/g, '')}`;
  const text = rulesOf(id, node);
  return text === ''
    ? { name: undefined, rules: null }
    : { name: id, rules: <style>{text}</style> };
}
