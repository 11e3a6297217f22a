import { useSelector } from '@xstate/react';
import { networkOf, useJoined } from './AppActor.ts';

/** Whether the network is lost, once the machine that knows has joined. */
export const useIsOffline = (): boolean =>
  useSelector(useJoined(networkOf), (snapshot) => snapshot.hasTag('offline'));
