import { useSyncExternalStore } from 'react';
import { mediaQuery } from '../adapters/browser/media.ts';
import { onDemand } from '../ui/onDemand.tsx';
import styles from './WideMenu.module.css';

const wideScreen = mediaQuery('(min-width: 960px)');

const MegaMenu = onDemand(() =>
  import('../features/megaMenu/MegaMenu.tsx').then((code) => code.MegaMenu),
);

/**
 * The mega menu, on large screens only: a phone fetches neither its code nor its data. A server's
 * document contains it for every screen size; on small screens CSS hides it until hydration removes
 * it.
 */
export function WideMenu() {
  const isWide = useSyncExternalStore(wideScreen.subscribe, wideScreen.matches, () => true);
  return isWide ? (
    <div className={styles.space}>
      <MegaMenu />
    </div>
  ) : null;
}
