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

/** Keeps the room of a node whose view is loading: as high as the view will be. */
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
