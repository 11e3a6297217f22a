import { lazy, Suspense, useSyncExternalStore } from 'react';
import { media } from '../adapters/browser/media.ts';
import styles from './WideMenu.module.css';

const MegaMenu = lazy(async () => ({
  default: (await import('../features/megaMenu/MegaMenu.tsx')).MegaMenu,
}));

const wide = media('(min-width: 960px)');

/** The mega menu, on large screens only: a phone fetches neither its code nor its data. */
export function WideMenu() {
  const isWide = useSyncExternalStore(wide.subscribe, wide.matches);
  return isWide ? (
    <div className={styles.space}>
      <Suspense fallback={null}>
        <MegaMenu />
      </Suspense>
    </div>
  ) : null;
}
