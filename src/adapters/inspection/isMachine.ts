import type { AnyActor } from 'xstate';
import { LOADER_ID } from '../../../machines/system.ts';

/** Whether an actor is one of the shop's machines, not a loader of a lazy machine. */
export const isMachine = ({ logic }: AnyActor): boolean =>
  'root' in logic && logic.id !== LOADER_ID;
