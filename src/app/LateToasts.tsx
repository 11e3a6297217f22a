import { lazy, Suspense } from 'react';
import { useIsRunning } from '../actors/useIsRunning.ts';
import styles from './LateToasts.module.css';

const Notices = lazy(async () => ({ default: (await import('./Notices.tsx')).Notices }));

interface LateToastsProps {
  /** Whether they mask the page below them. */
  isMask?: boolean;
}

/** The toasts, fetched when the first one is raised, and kept from then on. */
export function LateToasts({ isMask }: LateToastsProps) {
  return useIsRunning('toasts') ? (
    <Suspense>
      {isMask && <div className={styles.mask} />}
      <Notices />
    </Suspense>
  ) : null;
}
