import { expect } from 'vitest';
import type { AnyActor, AnyStateMachine, InspectionEvent } from 'xstate';
import { parseRecording } from '../../src/adapters/inspection/parseRecording.ts';
import { createRecorder } from '../../src/adapters/inspection/recorder.ts';
import { recordingOf } from '../../src/adapters/inspection/recording.ts';
import { replayRecording } from '../../src/adapters/inspection/replayRecording.ts';
import { transitionIds } from '../../src/adapters/inspection/transitionId.ts';
import type { TakenTransition } from '../../src/adapters/inspection/transitionTracker.ts';
import { redact } from '../../src/lib/redact.ts';

/**
 * Records runs of one machine and asserts that replaying each recording takes the same transitions
 * through the same states and contexts, although it is redacted and lacks the results of fact
 * guards.
 *
 * @param machine - as declared, without provided ports
 */
export function replayChecker(machine: AnyStateMachine) {
  let recorder = createRecorder();
  let lived: { event: object; transitions: TakenTransition[] }[] = [];
  const known = new Set<string>();
  return {
    begin() {
      recorder = createRecorder();
      lived = [];
    },
    observe(inspected: InspectionEvent) {
      if (inspected.rootId !== (inspected.actorRef as AnyActor).sessionId) return;
      recorder.observe(inspected);
      if (inspected.type === '@xstate.event')
        lived.push({ event: inspected.event, transitions: [] });
      if (inspected.type !== '@xstate.microstep') return;
      const { _transitions } = inspected as unknown as { _transitions: TakenTransition[] };
      lived.at(-1)?.transitions.push(..._transitions);
    },
    /** Asserts that the run's recording replays; skips a run without events new to this machine. */
    expectIt(of: string) {
      const transitionsByEvent = lived.map(({ event, transitions }) =>
        JSON.stringify([event, [...transitionIds(transitions)]]),
      );
      if (transitionsByEvent.every((one) => known.has(one))) return;
      for (const one of transitionsByEvent) known.add(one);
      const { entries } = recorder;
      const file = JSON.stringify(recordingOf(entries, null));
      const moments = replayRecording(parseRecording(file), new Map([[machine.id, machine]]));
      const ways = lived.slice(-entries.length);
      // The first event only sets the replay's initial snapshot.
      for (const [at, { event, after, taken }] of [...moments.entries()].slice(1)) {
        const was = entries[at]?.after;
        const replayed = [after?.value, taken(), redact(after?.context)];
        expect(replayed, `the recording of ${event.type}, ${of}`).toEqual([
          was?.value,
          transitionIds(ways[at]?.transitions ?? []),
          redact(was?.context),
        ]);
      }
    },
  };
}
