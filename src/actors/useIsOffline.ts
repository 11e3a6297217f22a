import { useActorPart } from './AppActor.ts';

/** Whether the network is lost; until the actor that knows runs it is there. */
export const useIsOffline = (): boolean =>
  useActorPart('network', (snapshot) => snapshot.hasTag('offline'), false);
