import { useSelector } from '@xstate/react';
import { useApp } from './AppActor.ts';

/** Whether a machine that joins late is there. */
export const useHasJoined = (name: string): boolean =>
  useSelector(useApp(), ({ context }) => context.joined.includes(name));
