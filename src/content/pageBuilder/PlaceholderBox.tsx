import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../ui/classNames.ts';
import type { Box } from './nodes.ts';
import { boxStyle } from './styles.ts';
import { useNodeRules } from './useNodeRules.tsx';

interface PlaceholderBoxProps {
  node: Box;
  className?: string | undefined;
  style?: CSSProperties;
  children?: ReactNode;
}

/** Reserves the space of a node while its view loads. */
export function PlaceholderBox({ node, className, style, children }: PlaceholderBoxProps) {
  const { name, rules } = useNodeRules(node);
  return (
    <>
      {rules}
      <div
        inert
        className={classNames(className, name, ...node.cssClasses)}
        style={{ ...boxStyle(node), ...style }}
      >
        {children}
      </div>
    </>
  );
}
