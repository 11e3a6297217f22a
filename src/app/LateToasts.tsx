import { lazy, Suspense } from 'react';
import { useIsRunning } from '../actors/useIsRunning.ts';
import styles from './LateToasts.module.css';

const Notices = lazy(async () => ({ default: (await import('./Notices.tsx')).Notices }));

interface LateToastsProps {
  /** Whether the toasts mask the page below them. */
  isMask?: boolean;
}

/** The toasts. Their code is fetched when the first toast is raised. */
export function LateToasts({ isMask }: LateToastsProps) {
  return useIsRunning('toasts') ? (
    <Suspense>
      {isMask && <div className={styles.mask} />}
      <Notices />
    </Suspense>
  ) : null;
}
