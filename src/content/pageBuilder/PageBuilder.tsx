import { useMemo } from 'react';
import { OwnerStyles } from '../html/OwnerStyles.tsx';
import { IsOnFirstScreen } from './isOnFirstScreen.ts';
import { Node } from './Node.tsx';
import styles from './PageBuilder.module.css';
import { parse } from './parse.ts';
import { useLoadedNodes } from './useLoadedNodes.ts';
import './ownerClasses.css';

interface PageBuilderProps {
  /** As the platform delivers it, not to be trusted. */
  html: string;
  /** The page's main content, which begins on the first screen. */
  isEager?: boolean;
}

/** How many of the outermost nodes are on the first screen. */
const FIRST_SCREEN_NODES = 1;

/** Page-builder HTML, each content type shown by its view in the registry. */
export function PageBuilder({ html, isEager = false }: PageBuilderProps) {
  const { css, children } = useMemo(() => parse(html), [html]);
  const nodes = useLoadedNodes(children);
  return (
    <>
      {css && <OwnerStyles css={css} />}
      {nodes.map((node, index) => (
        <IsOnFirstScreen key={index} value={isEager && index < FIRST_SCREEN_NODES}>
          <Node node={node} />
        </IsOnFirstScreen>
      ))}
      {isEager && nodes.length < children.length && (
        <div className={styles.rest} aria-busy="true" />
      )}
    </>
  );
}
