import { useState } from 'react';
import { useIsRunning } from '../actors/useIsRunning.ts';
import { useLoadFailure } from '../actors/useLoadFailure.ts';
import { useToasts } from '../actors/useToasts.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { onDemand } from '../ui/onDemand.tsx';
import styles from './LazyToasts.module.css';

const Notices = onDemand(() => import('./Notices.tsx').then((code) => code.Notices));

interface LazyToastsProps {
  /** Whether the toasts mask the page below them. */
  isMask?: boolean;
}

/**
 * The toasts. Their code is fetched ahead, or when the first toast is raised. A failure shows only
 * while there is a toast to show; the next toast fetches the code again.
 */
export function LazyToasts({ isMask }: LazyToastsProps) {
  const isRunning = useIsRunning('toasts');
  const isNeeded = useToasts().toasts.length > 0;
  const { hasFailed: hasActorFailed, retry } = useLoadFailure('toasts');
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  const [hasFailed, setFailed] = useState(false);
  if (wasNeeded !== isNeeded) {
    setWasNeeded(isNeeded);
    if (isNeeded) setFailed(false);
  }
  if (hasActorFailed) return <LoadFailure place="top" onRetry={retry} />;
  if (!isRunning || (hasFailed && !isNeeded)) return null;
  return (
    <>
      {isMask && <div className={styles.mask} />}
      <Notices place="top" onFailed={(has) => has && setFailed(true)} />
    </>
  );
}
