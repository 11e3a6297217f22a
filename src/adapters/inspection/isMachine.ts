import type { AnyActor } from 'xstate';
import { LOADER } from '../../../machines/system.ts';

/** Whether an actor is a machine of the shop, and none that only fetches another one. */
export const isMachine = ({ logic }: AnyActor): boolean => 'root' in logic && logic.id !== LOADER;
