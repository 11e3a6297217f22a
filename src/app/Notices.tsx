import { useIsRunning } from '../actors/useIsRunning.ts';
import { OfflineNote } from '../features/offline/OfflineNote.tsx';
import { Toasts } from '../features/toasts/Toasts.tsx';

/** The toasts, and what stands there while the network is lost. */
export function Notices() {
  const isWatched = useIsRunning('network');
  return (
    <>
      {isWatched && <OfflineNote />}
      <Toasts />
    </>
  );
}
