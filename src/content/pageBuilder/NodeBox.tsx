import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../ui/classNames.ts';
import type { Box } from './nodes.ts';
import { boxStyle, groundOf } from './styles.ts';
import { useNodeRules } from './useNodeRules.tsx';

interface NodeBoxProps {
  node: Box;
  as?: 'div' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  className?: string | false | undefined;
  /** Styles that override the owner's. */
  style?: CSSProperties;
  children?: ReactNode;
}

/** Renders a single-element node with all of the owner's settings. */
export function NodeBox({ node, as: Tag = 'div', className, style, children }: NodeBoxProps) {
  const { name, rules } = useNodeRules(node);
  return (
    <>
      {rules}
      <Tag
        className={classNames(className, name, ...node.cssClasses)}
        style={{ ...boxStyle(node), ...style }}
        data-ground={groundOf(node.backgroundColor)}
      >
        {children}
      </Tag>
    </>
  );
}
