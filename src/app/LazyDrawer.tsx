import { useCallback, useState } from 'react';
import { useDrawerToggle } from '../actors/useDrawerToggle.ts';
import { useLoadFailure } from '../actors/useLoadFailure.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { onDemand } from '../ui/onDemand.tsx';

const Drawer = onDemand(() => import('../features/drawer/Drawer.tsx').then((code) => code.Drawer));

/**
 * The navigation drawer. Its code is fetched when the drawer is first opened, and stays mounted
 * from then on. If the code cannot be fetched, the drawer closes; opening it again retries.
 */
export function LazyDrawer() {
  const { isOpen, open, close } = useDrawerToggle();
  const { hasFailed: hasActorFailed, retry } = useLoadFailure('drawer');
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  if (isOpen && (tries === 0 || hasFailed)) {
    setTries(tries + 1);
    setFailed(false);
  }
  const onFailed = useCallback(
    (has: boolean) => {
      setFailed(has);
      if (has) close();
    },
    [close],
  );
  if (hasActorFailed) return <LoadFailure place="corner" onRetry={retry} />;
  return tries > 0 ? (
    <Drawer key={tries} place="corner" onFailed={onFailed} onRetry={open} />
  ) : null;
}
