import type { LazyActorName } from '../../machines/system.ts';
import { useApp } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

/** Whether a lazily loaded actor runs. */
export const useIsRunning = (name: LazyActorName): boolean =>
  useSelector(useApp(), ({ context }) => context.running.includes(name));
