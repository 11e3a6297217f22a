import { describe, expect, it } from 'vitest';
import { assign, createActor, createMachine, setup } from 'xstate';
import { fact } from '../../machines/port.ts';
import { idOf, runningActors } from '../../src/adapters/inspection/actors.ts';
import { momentsOf } from '../../src/adapters/inspection/moments.ts';
import { parseRecording } from '../../src/adapters/inspection/parseRecording.ts';
import { createRecorder } from '../../src/adapters/inspection/recorder.ts';
import { recordingOf, treeOf } from '../../src/adapters/inspection/recording.ts';
import { replayRecording } from '../../src/adapters/inspection/replayRecording.ts';
import { snapshotsAfter } from '../../src/adapters/inspection/timeline.ts';

/** A machine with a counter and a guard that depends on a port. */
const canMachine = setup({
  types: {
    context: {} as { waterings: number; email: string },
    events: {} as { type: 'water' | 'burst' },
  },
  guards: { isDry: fact('isDry') },
  actions: {
    burst: () => {
      throw new Error('The can burst.');
    },
    count: assign({ waterings: ({ context }) => context.waterings + 1 }),
  },
}).createMachine({
  id: 'can',
  context: { waterings: 0, email: 'roberta@example.com' },
  initial: 'idle',
  states: {
    idle: { on: { water: { guard: 'isDry', target: 'pouring', actions: 'count' } } },
    pouring: { on: { water: 'idle', burst: { actions: () => assert() } } },
  },
});

function assert(): never {
  throw new Error('The can burst.');
}

/** The guard is always true. */
const dryCan = canMachine.provide({ guards: { isDry: () => true } });

function visit(isDry: () => boolean) {
  const recorder = createRecorder();
  const actor = createActor(canMachine.provide({ guards: { isDry } }), {
    systemId: 'can',
    inspect: recorder.observe,
  });
  actor.subscribe({ error: () => {} });
  return { recorder, actor: actor.start() };
}

describe('Recording', () => {
  it('replays to the recorded states although external conditions have changed', () => {
    const responses = [false, true];
    const { recorder, actor } = visit(() => responses.shift() ?? true);
    for (let times = 0; times < 4; times++) actor.send({ type: 'water' });
    const file = JSON.stringify(recordingOf(recorder.entries, null));
    const moments = replayRecording(parseRecording(file), new Map([['can', canMachine]]));
    expect(moments.map(({ event, after }) => [event.type, after?.value])).toEqual([
      ['xstate.init', 'idle'],
      ['water', 'idle'],
      ['water', 'pouring'],
      ['water', 'idle'],
      ['water', 'pouring'],
    ]);
    expect(moments.at(-1)?.after?.context.waterings).toBe(2);
    // The transitions that were taken; a refused event takes none.
    expect(moments.map(({ taken }) => [...taken()])).toEqual([
      [],
      [],
      ['can.idle 0'],
      ['can.pouring 0'],
      ['can.idle 0'],
    ]);
    const then = snapshotsAfter(moments.slice(0, 3), []);
    expect(then.get('can')?.value).toBe('pouring');
  });

  it('replays even when changed conditions would make the machine loop for ever', () => {
    const wheel = setup({ guards: { isTurning: fact('isTurning') } }).createMachine({
      id: 'wheel',
      initial: 'still',
      states: {
        still: { on: { water: 'wet' } },
        wet: { always: { guard: 'isTurning', target: 'turning' } },
        turning: { always: { guard: 'isTurning', target: 'wet' } },
      },
    });
    const recording = {
      florilegium: 1 as const,
      debugId: null,
      actors: [{ id: 'wheel', machine: 'wheel', value: 'still', context: {} }],
      steps: ['still', 'drowned'].map((value) => ({
        at: 0,
        actor: 0,
        sender: null,
        event: { type: value === 'still' ? 'xstate.init' : 'water' },
        value,
      })),
    };
    const moments = replayRecording(recording, new Map([['wheel', wheel]]));
    expect(moments.map(({ after }) => after?.value)).toEqual(['still', 'wet']);
  });

  it('restores errors as Error objects', () => {
    const caller = createMachine({
      id: 'caller',
      context: {},
      on: {
        'xstate.error.actor.call': {
          guard: ({ event }) => event.error instanceof Error && event.error.message === 'Gone.',
          target: '.finished',
        },
      },
      initial: 'calling',
      states: { calling: {}, finished: {} },
    });
    const recorder = createRecorder();
    const actor = createActor(caller, { systemId: 'caller', inspect: recorder.observe }).start();
    actor.send({ type: 'xstate.error.actor.call', error: new Error('Gone.') } as never);
    const file = JSON.stringify(recordingOf(recorder.entries, null));
    const moments = replayRecording(parseRecording(file), new Map([['caller', caller]]));
    expect(moments.at(-1)?.after?.value).toBe('finished');
  });

  it('ends with the event that made the machine fail', () => {
    const { recorder, actor } = visit(() => true);
    actor.send({ type: 'water' });
    actor.send({ type: 'burst' });
    const [last] = replayRecording(
      recordingOf(recorder.entries, 'abc'),
      new Map([['can', canMachine]]),
    ).slice(-1);
    expect(last).toMatchObject({ actorId: 'can', event: { type: 'burst' }, hasFailed: true });
  });

  it('contains no personal data, not even in the names of actors and senders', () => {
    const { recorder } = visit(() => true);
    const id = 'info|Hello roberta@example.com';
    const called = setup({ actors: { can: dryCan } }).createMachine({
      id: 'shelf',
      invoke: { id, systemId: id, src: 'can' },
    });
    const shelf = createActor(called, { systemId: 'shelf', inspect: recorder.observe }).start();
    shelf.send({ type: `xstate.done.actor.${id}` } as never);
    expect(recorder.entries.some((entry) => idOf(entry.actor).startsWith('info|'))).toBe(true);
    const file = JSON.stringify(recordingOf(recorder.entries, null));
    const moments = momentsOf(recorder.entries, () => []);
    const shown = [...moments, ...runningActors(shelf)].map((one) =>
      'id' in one ? one.id : [one.actorId, one.sender],
    );
    expect(file + JSON.stringify(shown)).not.toContain('roberta');
  });

  it('keeps the last hundred events of a machine and five hundred in all', () => {
    const { recorder, actor } = visit(() => true);
    for (let times = 0; times < 300; times++) actor.send({ type: 'water' });
    expect(recorder.entries).toHaveLength(100);
    const others = Array.from({ length: 6 }, (_, index) =>
      createActor(dryCan, { systemId: `can ${index}`, inspect: recorder.observe }).start(),
    );
    for (const other of others) {
      for (let times = 0; times < 90; times++) other.send({ type: 'water' });
    }
    expect(recorder.entries).toHaveLength(500);
    expect(recorder.entries.at(-1)?.actor).toBe(others.at(-1));
  });

  it('keeps an event of one machine however many events another one receives', () => {
    const { recorder, actor } = visit(() => true);
    const clock = createActor(dryCan, { systemId: 'clock', inspect: recorder.observe }).start();
    actor.send({ type: 'water' });
    for (let times = 0; times < 2_000; times++) clock.send({ type: 'water' });
    expect(
      recorder.entries.some((entry) => entry.actor === actor && entry.event.type === 'water'),
    ).toBe(true);
  });

  it('contains the actor tree, including ancestors without a recorded event', () => {
    const shed = createMachine({ id: 'shed', invoke: { id: 'can', systemId: 'can', src: dryCan } });
    const garden = createMachine({
      id: 'garden',
      invoke: { id: 'shed', systemId: 'shed', src: shed },
    });
    const recorder = createRecorder();
    const actor = createActor(garden, { systemId: 'garden', inspect: recorder.observe }).start();
    actor.system.get('can').send({ type: 'water' });
    const all = recordingOf(recorder.entries, null);
    const tree = [
      { id: 'garden', depth: 0 },
      { id: 'shed', depth: 1 },
      { id: 'can', depth: 2 },
    ];
    expect(treeOf(all)).toEqual(tree);
    const ofCan = recorder.entries.filter((entry) => entry.event.type === 'water');
    const some = recordingOf(ofCan, null);
    expect(some.actors.map(({ id, above }) => [id, above])).toEqual([['can', ['garden', 'shed']]]);
    expect(treeOf(some)).toEqual(tree);
    // A recording in the old format.
    const old = some.actors.map(({ above: _, ...actor }) => actor);
    expect(treeOf({ ...some, actors: old })).toEqual([{ id: 'can', depth: 0 }]);
  });

  it('is refused with a message when the file is of another kind', () => {
    expect(() => parseRecording('{"a":1}')).toThrow(
      'This file is no recording of a Florilegium visit.',
    );
  });
});

const STEP = { at: 0, actor: 0, sender: null, event: { type: 'water' }, value: 'idle' };
const FILE = {
  florilegium: 1,
  debugId: null,
  actors: [{ id: 'can', machine: 'can', value: 'idle', context: {} }],
  steps: [STEP],
};
const DAMAGED = 'This recording is damaged: event 2 cannot be read.';
const DAMAGES: [string, object, string][] = [
  ['of another version', { florilegium: 2 }, 'made by another version of the inspector'],
  ['without machines', { actors: undefined }, 'is damaged: it names no machines'],
  ['without events', { steps: 'none' }, 'is damaged: it holds no events'],
  ['with a nameless machine', { actors: [{ machine: 'can' }] }, 'machine 1 cannot be read'],
  ['with an empty event', { steps: [STEP, null] }, DAMAGED],
  ['with a step without its event', { steps: [STEP, { ...STEP, event: undefined }] }, DAMAGED],
  ['with an event without its type', { steps: [STEP, { ...STEP, event: {} }] }, DAMAGED],
  ['with a time in words', { steps: [STEP, { ...STEP, at: 'x' }] }, DAMAGED],
  ['with a time that no clock tells', { steps: [STEP, { ...STEP, at: 1e20 }] }, DAMAGED],
  ['with an event for nobody', { steps: [STEP, { ...STEP, actor: 1 }] }, DAMAGED],
  ['with a sender that is no name', { steps: [STEP, { ...STEP, sender: {} }] }, DAMAGED],
  ['with ways that are no list', { steps: [STEP, { ...STEP, taken: 'can.idle 0' }] }, DAMAGED],
];

describe('Parsing a recording', () => {
  it.each(DAMAGES)('fails with a message when the recording is %s', (_, damage, words) => {
    expect(() => parseRecording(JSON.stringify({ ...FILE, ...damage }))).toThrow(words);
  });

  it('succeeds for an intact one', () => {
    expect(parseRecording(JSON.stringify(FILE))).toEqual(FILE);
  });
});
