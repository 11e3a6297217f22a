import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import { Node, Nodes } from '../Node.tsx';
import type { TabItemNode, TabsNode } from '../nodes.ts';
import { backgroundStyle, borderStyle, boxStyle, marginStyle, paddingStyle } from '../styles.ts';
import { useNodeRules } from '../useNodeRules.tsx';
import styles from './Tabs.module.css';

const MOVES: Record<string, number | undefined> = { ArrowLeft: -1, ArrowRight: 1 };

/** Panels of which one shows; the arrow keys go from tab to tab. */
export function Tabs({ node }: { node: TabsNode }) {
  const { name, rules } = useNodeRules(node);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panels = node.children.filter((child) => !child.isHidden);
  const [current, setCurrent] = useState(
    Math.min(node.defaultIndex, Math.max(0, panels.length - 1)),
  );
  const label = (index: number) => {
    const panel = panels[index];
    return panel?.contentType === 'tab-item' && panel.tabName ? panel.tabName : node.headers[index];
  };
  const move = (event: KeyboardEvent) => {
    const step = MOVES[event.key];
    if (step === undefined) return;
    const next = (current + step + panels.length) % panels.length;
    setCurrent(next);
    const tab = list.current?.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  };

  return (
    <>
      {rules}
      <div
        className={classNames(name, ...node.cssClasses)}
        style={{ ...marginStyle(node), ...paddingStyle(node) }}
      >
        <div
          ref={list}
          role="tablist"
          className={styles.list}
          style={{ justifyContent: node.tabNavigationAlignment }}
          onKeyDown={move}
        >
          {panels.map((_, index) => (
            <button
              key={index}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              aria-controls={`${id}-panel-${index}`}
              aria-selected={index === current}
              tabIndex={index === current ? 0 : -1}
              className={styles.tab}
              onClick={() => setCurrent(index)}
            >
              {label(index)}
            </button>
          ))}
        </div>
        <div style={{ ...borderStyle(node), ...boxOfPanels(node) }}>
          {panels.map((panel, index) => (
            <div
              key={index}
              role="tabpanel"
              id={`${id}-panel-${index}`}
              aria-labelledby={`${id}-tab-${index}`}
              hidden={index !== current}
              className={styles.panel}
            >
              <Node node={panel} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

export function TabItem({ node }: { node: TabItemNode }) {
  const { name, rules } = useNodeRules(node);
  return (
    <>
      {rules}
      <div
        className={classNames(name, ...node.cssClasses)}
        style={{ ...boxStyle(node), ...backgroundStyle(node) }}
      >
        <Nodes nodes={node.children} />
      </div>
    </>
  );
}

const boxOfPanels = (node: TabsNode) => {
  const { textAlign, minHeight } = boxStyle(node);
  return { textAlign, minHeight };
};
