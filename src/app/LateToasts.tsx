import { useState } from 'react';
import { useIsRunning } from '../actors/useIsRunning.ts';
import { useLost } from '../actors/useLost.ts';
import { useToasts } from '../actors/useToasts.ts';
import { LostPart } from '../ui/LostPart.tsx';
import { onDemand } from '../ui/onDemand.tsx';
import styles from './LateToasts.module.css';

const Notices = onDemand(async () => (await import('./Notices.tsx')).Notices);

interface LateToastsProps {
  /** Whether the toasts mask the page below them. */
  isMask?: boolean;
}

/**
 * The toasts. Their code is fetched ahead, or when the first toast is raised. A failure shows only
 * while there is a toast to show; the next toast fetches the code again.
 */
export function LateToasts({ isMask }: LateToastsProps) {
  const isRunning = useIsRunning('toasts');
  const isNeeded = useToasts().toasts.length > 0;
  const { isLost, retry } = useLost('toasts');
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  const [hasFailed, setFailed] = useState(false);
  if (wasNeeded !== isNeeded) {
    setWasNeeded(isNeeded);
    if (isNeeded) setFailed(false);
  }
  if (isLost) return <LostPart place="top" onRetry={retry} />;
  if (!isRunning || (hasFailed && !isNeeded)) return null;
  return (
    <>
      {isMask && <div className={styles.mask} />}
      <Notices place="top" onFailed={(has) => has && setFailed(true)} />
    </>
  );
}
