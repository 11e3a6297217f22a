import { isOffline } from '../lib/network.ts';
import { useActorPart } from './AppActor.ts';

/** Whether the network is offline. Until the network actor runs, the browser says so. */
export const useIsOffline = (): boolean =>
  useActorPart('network', (snapshot) => snapshot.hasTag('offline'), isOffline());
