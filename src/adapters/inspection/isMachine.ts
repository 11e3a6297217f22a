import type { AnyActor } from 'xstate';
import { LOADER } from '../../../machines/system.ts';

/** Whether an actor is one of the shop's machines, not a loader of a lazy machine. */
export const isMachine = ({ logic }: AnyActor): boolean => 'root' in logic && logic.id !== LOADER;
