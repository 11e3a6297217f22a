import { useActorPart } from './AppActor.ts';

/** Whether the network is offline. Counts as online until the network actor runs. */
export const useIsOffline = (): boolean =>
  useActorPart('network', (snapshot) => snapshot.hasTag('offline'), false);
