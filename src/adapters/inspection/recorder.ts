import type { AnyActor, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { isMachine } from './isMachine.ts';
import type { Taken } from './transitionTracker.ts';

/** An event that was delivered to a machine. */
export interface Recorded {
  /** Epoch ms. */
  at: number;
  actor: AnyActor;
  /** Who sent it, where it was an actor. */
  sender: AnyActor | undefined;
  event: AnyEventObject;
  /** The transitions that it led over. */
  taken: Taken[];
  /** What it led to; absent when the event made the machine fail. */
  after?: AnyMachineSnapshot;
}

/** How many events are kept, in all and of one machine: who ticks does not push out the others. */
const MOST = 500;
const MOST_OF_ONE = 100;

/**
 * Keeps the last events that machines were given, those of calls and timers too, and the snapshot
 * that each led to: what the inspector shows, and what is left to look at after a failure.
 * References only, in memory only.
 */
export function createRecorder() {
  const recorder = {
    entries: [] as Recorded[],
    /** Called at each event and each snapshot, in the middle of the machines' work. */
    onChange: (_entry: Recorded) => {},
    /** For `createActor(root, { inspect })`. */
    hear: (heard: InspectionEvent) => {
      const actor = heard.actorRef as AnyActor;
      if (!isMachine(actor)) return;
      const { entries } = recorder;
      let entry: Recorded | undefined;
      if (heard.type === '@xstate.event') {
        const sender = heard.sourceRef as AnyActor | undefined;
        entry = { at: Date.now(), actor, sender, event: heard.event, taken: [] };
        entries.push(entry);
        const own = entries.filter((one) => one.actor === actor);
        const isBusy = own.length > MOST_OF_ONE;
        if (isBusy || entries.length > MOST) {
          entries.splice(isBusy ? entries.indexOf(own[0] as Recorded) : 0, 1);
        }
      } else if (heard.type === '@xstate.snapshot') {
        // The very same event may wait twice: the first of them is through.
        entry = entries.find(
          (one) => one.actor === actor && one.event === heard.event && !one.after,
        );
        if (entry) entry.after = heard.snapshot as AnyMachineSnapshot;
      } else if (heard.type === '@xstate.microstep') {
        const { _transitions } = heard as unknown as { _transitions: Taken[] };
        // Others may wait meanwhile: the first that has led to nothing yet is worked on.
        entries.find((one) => one.actor === actor && !one.after)?.taken.push(..._transitions);
      }
      if (entry) recorder.onChange(entry);
    },
  };
  return recorder;
}

export type Recorder = ReturnType<typeof createRecorder>;
