import { useMemo } from 'react';
import { useIsFromDocument } from '../../actors/useIsFromDocument.ts';
import { hydratedSeparately } from '../../ui/hydratedSeparately.tsx';
import { OwnerStyles } from '../html/OwnerStyles.tsx';
import { IsOnFirstScreen } from './isOnFirstScreen.ts';
import { Node } from './Node.tsx';
import styles from './PageBuilder.module.css';
import { parse } from './parse.ts';
import { useLoadedNodes } from './useLoadedNodes.ts';
import './ownerClasses.css';

interface PageBuilderProps {
  /** HTML from the platform. It is untrusted. */
  html: string;
  /** Whether this is the page's main content, which begins on the first screen. */
  isEager?: boolean;
}

/** How many top-level nodes are assumed to be on the first screen. */
const FIRST_SCREEN_NODES = 1;

const SeparateNode = hydratedSeparately(Node);

/** Renders page-builder HTML with the views of the content type registry. */
export function PageBuilder({ html, isEager = false }: PageBuilderProps) {
  const { css, children } = useMemo(() => parse(html), [html]);
  const nodes = useLoadedNodes(children);
  // Only what a server's document shows already may come piece by piece.
  const TopNode = useIsFromDocument() && isEager ? SeparateNode : Node;
  return (
    <>
      {css && <OwnerStyles css={css} />}
      {nodes.map((node, index) => (
        <IsOnFirstScreen key={index} value={isEager && index < FIRST_SCREEN_NODES}>
          <TopNode node={node} />
        </IsOnFirstScreen>
      ))}
      {isEager && nodes.length < children.length && (
        <div className={styles.rest} aria-busy="true" />
      )}
    </>
  );
}
