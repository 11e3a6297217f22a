import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Recorded } from './recorder.ts';

/** An event as the inspector shows it, be it of this visit or of a recording. */
export interface Moment {
  /** Epoch ms. */
  at: number;
  actorId: string;
  sender: string | null;
  event: AnyEventObject;
  after: AnyMachineSnapshot | undefined;
  hasFailed: boolean;
}

/** What has been recorded in this visit. */
export const momentsOf = (entries: readonly Recorded[]): Moment[] =>
  entries.map(({ at, actor, sender, event, after }) => ({
    at,
    actorId: actor.systemId ?? actor.id,
    sender: sender ? (sender.systemId ?? sender.id) : null,
    event,
    after,
    hasFailed: after?.status === 'error',
  }));
