import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './View.module.css';

interface TabsPanelProps {
  /** The id of the panel, and of the tab that labels it. */
  ids: { panel: string; tab: string };
  isShown: boolean;
  children: ReactNode;
}

/** A tab's panel. If nothing in it is focusable, the panel itself is. */
export function TabsPanel({ ids, isShown, children }: TabsPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [hasStop, setHasStop] = useState(true);
  useEffect(() => {
    const element = panel.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return;
    const update = () => setHasStop(element.querySelector(STOPS) !== null);
    update();
    const observer = new view.MutationObserver(update);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={ids.panel}
      aria-labelledby={ids.tab}
      tabIndex={hasStop ? undefined : 0}
      hidden={!isShown}
      className={styles.panel}
    >
      {children}
    </div>
  );
}

/** Selects the elements that the Tab key stops at. */
const STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe, [controls], [tabindex="0"]';
