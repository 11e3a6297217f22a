import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { runningActors } from '../../src/adapters/inspection/actors.ts';
import { momentsOf } from '../../src/adapters/inspection/moments.ts';
import { createRecorder } from '../../src/adapters/inspection/recorder.ts';
import { recordingOf } from '../../src/adapters/inspection/recording.ts';
import { idleMachines, snapshotsAfter, treeAt } from '../../src/adapters/inspection/timeline.ts';

const bulb = createMachine({
  id: 'bulb',
  initial: 'asleep',
  states: { asleep: { on: { spring: 'withered' } }, withered: { type: 'final' } },
});

/** The machine enters `spring` with its plants in the context. */
const bed = createMachine({
  id: 'bed',
  initial: 'bare',
  states: {
    bare: { on: { autumn: 'planted' } },
    planted: {
      invoke: { src: bulb, id: 'bulb', systemId: 'bulb', onDone: 'bare' },
      on: { spring: { actions: ({ system }) => system.get('bulb').send({ type: 'spring' }) } },
    },
  },
});

const garden = createMachine({
  id: 'garden',
  invoke: { src: bed, id: 'bed', systemId: 'bed' },
});

it('Inspector: shows for each past moment exactly the actors that ran then', () => {
  const recorder = createRecorder();
  const actor = createActor(garden, { systemId: 'garden', inspect: recorder.observe }).start();
  const send = (type: string) => actor.system.get('bed').send({ type });
  for (const type of ['autumn', 'spring', 'autumn']) send(type);
  // The root actor started long before the recording.
  const entries = recorder.entries.filter((entry) => entry.actor !== actor);
  const moments = momentsOf(entries, () => []);
  const rested = idleMachines(moments, runningActors(actor));
  // Events after the selected moment are not part of the chain.
  const timeline = { recording: recordingOf(entries, null), moments, rested };
  send('spring');
  const shown = moments.map(({ event }, index) => {
    const known = snapshotsAfter(moments.slice(0, index + 1), rested);
    const names = treeAt(timeline, index).map(({ id, depth }) => `${depth} ${id}`);
    return [event.type, String(known.get('bed')?.value), ...names];
  });
  expect(shown).toEqual([
    ['xstate.init', 'bare', '0 garden', '1 bed'],
    ['autumn', 'planted', '0 garden', '1 bed'],
    ['xstate.init', 'planted', '0 garden', '1 bed', '2 bulb'],
    ['spring', 'planted', '0 garden', '1 bed', '2 bulb'],
    ['spring', 'planted', '0 garden', '1 bed', '2 bulb'],
    ['xstate.done.actor.bulb', 'bare', '0 garden', '1 bed'],
    ['autumn', 'planted', '0 garden', '1 bed'],
    ['xstate.init', 'planted', '0 garden', '1 bed', '2 bulb'],
  ]);
});
