import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './View.module.css';

interface TabsPanelProps {
  /** Its own, and that of the tab that names it. */
  ids: { panel: string; tab: string };
  isShown: boolean;
  children: ReactNode;
}

/** What a tab shows. Where nothing in it takes the focus, the panel itself does. */
export function TabsPanel({ ids, isShown, children }: TabsPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [hasStop, setHasStop] = useState(true);
  useEffect(() => {
    const element = panel.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return;
    const look = () => setHasStop(element.querySelector(STOPS) !== null);
    look();
    const observer = new view.MutationObserver(look);
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

/** What the Tab key comes to. */
const STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe, [controls], [tabindex="0"]';
