import { useSelector } from '@xstate/react';
import { networkOf, useApp } from './AppActor.ts';

/** Whether the network is lost; until the machine that knows has joined it is there. */
export function useIsOffline(): boolean {
  const app = useApp();
  useSelector(app, ({ context }) => context.joined);
  return useSelector(networkOf(app), (snapshot) => snapshot?.hasTag('offline') ?? false);
}
