import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { idOf } from './actors.ts';
import type { Recorded } from './recorder.ts';
import { transitionIds } from './transitionId.ts';
import type { TransitionTracker } from './transitionTracker.ts';

/** An event as the inspector shows it, from this visit or from a recording. */
export interface Moment {
  /** Epoch ms. */
  at: number;
  actorId: string;
  sender: string | null;
  event: AnyEventObject;
  after: AnyMachineSnapshot | undefined;
  hasFailed: boolean;
  /** The transitions that the event caused, as in `placeOf`. */
  taken: () => ReadonlySet<string>;
}

/** Converts the events recorded in this visit. */
export const momentsOf = (
  entries: readonly Recorded[],
  transitionsOf: TransitionTracker,
): Moment[] =>
  entries.map((entry) => {
    const { at, actor, sender, event, after } = entry;
    return {
      at,
      actorId: idOf(actor),
      sender: sender ? idOf(sender) : null,
      event,
      after,
      hasFailed: after?.status === 'error',
      taken: () => transitionIds(transitionsOf(entry)),
    };
  });
