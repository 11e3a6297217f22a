import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { idOf } from './actors.ts';
import type { RecordedEvent } from './recorder.ts';
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
  /** The ids of the transitions that the event caused. */
  taken: () => ReadonlySet<string>;
}

/** Converts the events recorded in this visit. */
export const momentsOf = (
  entries: readonly RecordedEvent[],
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
