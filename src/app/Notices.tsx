import { useIsRunning } from '../actors/useIsRunning.ts';
import { liveRegion } from '../adapters/browser/liveRegion.ts';
import { OfflineNote } from '../features/offline/OfflineNote.tsx';
import { Toasts } from '../features/toasts/Toasts.tsx';

/** The toasts, and the note that stays while the network is offline. */
export function Notices() {
  const isWatched = useIsRunning('network');
  return (
    <>
      {isWatched && <OfflineNote />}
      <Toasts region={liveRegion()} />
    </>
  );
}
