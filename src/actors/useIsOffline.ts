import { useSyncExternalStore } from 'react';
import { useActorPart } from './AppActor.ts';
import { useOnlineCheck } from './useEnvironment.ts';

/**
 * Whether the network is offline. Until the network actor runs, the browser says so; a server's
 * document is rendered, and therefore hydrated, as online.
 */
export function useIsOffline(): boolean {
  const isOnline = useOnlineCheck();
  const isBrowserOnline = useSyncExternalStore(neverChanges, isOnline, alwaysOnline);
  return useActorPart('network', (snapshot) => snapshot.hasTag('offline'), !isBrowserOnline);
}

const neverChanges = () => () => {};
const alwaysOnline = () => true;
