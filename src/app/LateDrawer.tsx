import { useCallback, useState } from 'react';
import { useDrawerToggle } from '../actors/useDrawerToggle.ts';
import { onDemand } from '../ui/onDemand.tsx';

const Drawer = onDemand(async () => (await import('../features/drawer/Drawer.tsx')).Drawer);

/**
 * The navigation drawer, fetched when it is first opened, and kept from then on. Where it cannot be
 * fetched it is closed, until another try opens it.
 */
export function LateDrawer() {
  const { isOpen, open, close } = useDrawerToggle();
  const [tries, setTries] = useState(isOpen ? 1 : 0);
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
  return tries > 0 ? (
    <Drawer key={tries} place="corner" onFailed={onFailed} onRetry={open} />
  ) : null;
}
