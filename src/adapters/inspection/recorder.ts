import type { AnyActor, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { isMachine } from './isMachine.ts';
import type { TakenTransition } from './transitionTracker.ts';

/** An event that was delivered to a machine. */
export interface RecordedEvent {
  /** Epoch ms. */
  at: number;
  actor: AnyActor;
  /** The sending actor; undefined for an event from outside. */
  sender: AnyActor | undefined;
  event: AnyEventObject;
  /** The transitions that the event caused. */
  taken: TakenTransition[];
  /** The snapshot after the event; absent when the event made the machine fail. */
  after?: AnyMachineSnapshot;
}

/** Maximum numbers of events, in all and per machine: a busy machine must not evict the others'. */
const MAX_EVENTS = 500;
const MAX_EVENTS_OF_ONE_MACHINE = 100;

/**
 * Records the last events of all machines, including those of invoked actors and timers, with the
 * snapshot after each. The inspector shows them, and the shop saves them with an unexpected error.
 * It keeps references only, in memory only.
 */
export function createRecorder() {
  const recorder = {
    entries: [] as RecordedEvent[],
    /** Called for each event and each snapshot, synchronously within the machine's transition. */
    onChange: (_entry: RecordedEvent) => {},
    /** The observer for `createActor(root, { inspect })`. */
    observe: (inspected: InspectionEvent) => {
      const actor = inspected.actorRef as AnyActor;
      if (!isMachine(actor)) return;
      const { entries } = recorder;
      let entry: RecordedEvent | undefined;
      if (inspected.type === '@xstate.event') {
        const sender = inspected.sourceRef as AnyActor | undefined;
        entry = { at: Date.now(), actor, sender, event: inspected.event, taken: [] };
        entries.push(entry);
        const ownEntries = entries.filter((other) => other.actor === actor);
        const isBusy = ownEntries.length > MAX_EVENTS_OF_ONE_MACHINE;
        if (isBusy || entries.length > MAX_EVENTS) {
          entries.splice(isBusy ? entries.indexOf(ownEntries[0] as RecordedEvent) : 0, 1);
        }
      } else if (inspected.type === '@xstate.snapshot') {
        // The same event object may be queued twice: the first one has completed.
        entry = entries.find(
          (other) => other.actor === actor && other.event === inspected.event && !other.after,
        );
        if (entry) entry.after = inspected.snapshot as AnyMachineSnapshot;
      } else if (inspected.type === '@xstate.microstep') {
        const { _transitions } = inspected as unknown as { _transitions: TakenTransition[] };
        // Later events may be queued: the machine processes the first without a snapshot.
        entries.find((other) => other.actor === actor && !other.after)?.taken.push(..._transitions);
      }
      if (entry) recorder.onChange(entry);
    },
  };
  return recorder;
}

export type Recorder = ReturnType<typeof createRecorder>;
