import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import { alignStyle, borderStyle, marginStyle, paddingStyle } from '../../pageBuilder/styles.ts';
import { useNodeRules } from '../../pageBuilder/useNodeRules.tsx';
import { firstPanelIndex, panelsOf } from './panels.ts';
import type { TabsNode } from './read.ts';
import { TabsPanel } from './TabsPanel.tsx';
import styles from './View.module.css';

/** Border, height and alignment apply to the box around the panels. */
const PARTS = { min: 'panels', border: 'panels', text: 'panels' };

/** The index that a key moves to, given the current index and the number of tabs. */
const MOVES: Record<string, ((from: number, count: number) => number) | undefined> = {
  ArrowLeft: (from, count) => (from - 1 + count) % count,
  ArrowRight: (from, count) => (from + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs: one panel is shown at a time. Arrow keys move between the tabs, Home and End to the
 * outermost.
 */
export function Tabs({ node, children }: ViewProps<TabsNode>) {
  const { t } = useLingui();
  const { name, nameOf, rules } = useNodeRules(node, PARTS);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panels = panelsOf(node);
  const [current, setCurrent] = useState(() => firstPanelIndex(node));
  const move = (event: KeyboardEvent) => {
    const next = MOVES[event.key]?.(current, panels.length);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
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
          {panels.map(({ label }, index) => (
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
              {label || t`Tab ${index + 1}`}
            </button>
          ))}
        </div>
        <div
          className={classNames(styles.panels, nameOf('panels'))}
          style={{
            ...borderStyle(node),
            ...alignStyle(node),
            minHeight: node.minHeight ?? undefined,
          }}
        >
          {panels.map(({ place }, index) => (
            <TabsPanel
              key={index}
              ids={{ panel: `${id}-panel-${index}`, tab: `${id}-tab-${index}` }}
              isShown={index === current}
            >
              {children[place]}
            </TabsPanel>
          ))}
        </div>
      </div>
    </>
  );
}
