import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, raise, sendTo, setup } from 'xstate';
import { momentsOf } from '../../src/adapters/inspection/moments.ts';
import { createPauseControl } from '../../src/adapters/inspection/pauseControl.ts';
import { createRecorder } from '../../src/adapters/inspection/recorder.ts';
import { dueTimesOf } from '../../src/adapters/inspection/timers.ts';
import { transitionTracker } from '../../src/adapters/inspection/transitionTracker.ts';

/** A machine that takes an eventless transition after a delay. */
const bud = setup({ delays: { warmth: 5_000 } }).createMachine({
  id: 'bud',
  initial: 'closed',
  states: {
    closed: { on: { sun: 'deciding' } },
    deciding: { always: 'opening' },
    opening: {
      after: { warmth: 'open' },
      on: { sun: { target: 'opening', reenter: true }, night: 'closed' },
    },
    open: {},
  },
});

/** An event object that the sender reuses. */
const SUN = { type: 'sun' };
const NIGHT = { type: 'night' };

function watch(machine: AnyStateMachine) {
  const recorder = createRecorder();
  const entered: string[][] = [];
  const actor = createActor(machine, { systemId: machine.id, inspect: recorder.observe });
  const pauseControl = createPauseControl(actor);
  const stops = new Set<string>();
  const transitionsOf = transitionTracker(actor, recorder, (_, states) => {
    entered.push(states);
    if (states.some((state) => stops.has(state))) pauseControl.pause();
  });
  return {
    actor: actor.start(),
    recorder,
    entered,
    pauseControl,
    stops,
    taken: () =>
      momentsOf(recorder.entries, transitionsOf).map(({ actorId, event, taken }) => [
        actorId,
        event.type,
        ...taken(),
      ]),
  };
}

describe('Transition tracker', () => {
  it('reports each transition, each entered state, even a transient one, and the delay left', () => {
    const { actor, entered, taken } = watch(bud);
    actor.send({ type: 'sun' });
    actor.send({ type: 'sun' });
    expect(taken()).toEqual([
      ['bud', 'xstate.init'],
      ['bud', 'sun', 'bud.closed 0', 'bud.deciding 0'],
      ['bud', 'sun', 'bud.opening 0'],
    ]);
    expect(entered).toEqual([['bud.deciding'], ['bud.opening'], ['bud.opening']]);
    const [[type, due] = ['', 0]] = [...dueTimesOf(actor)];
    expect(type).toBe('xstate.after.warmth.bud.opening');
    expect(due - Date.now()).toBeGreaterThan(4_000);
    actor.stop();
  });

  it('reports an event object that is sent repeatedly each time', () => {
    const { actor, entered, taken } = watch(bud);
    for (const event of [SUN, SUN, NIGHT, SUN]) actor.send(event);
    expect(taken()).toEqual([
      ['bud', 'xstate.init'],
      ['bud', 'sun', 'bud.closed 0', 'bud.deciding 0'],
      ['bud', 'sun', 'bud.opening 0'],
      ['bud', 'night', 'bud.opening 1'],
      ['bud', 'sun', 'bud.closed 0', 'bud.deciding 0'],
    ]);
    expect(entered.slice(3)).toEqual([['bud.closed'], ['bud.deciding'], ['bud.opening']]);
    actor.stop();
  });

  it('assigns transitions to their own event when others arrive during its step', () => {
    const respond = sendTo(({ system }) => system.get('rose'), SUN);
    const bee = setup({}).createMachine({
      id: 'bee',
      on: { call: { actions: [respond, respond] } },
    });
    const rose = setup({ actors: { bee } }).createMachine({
      id: 'rose',
      invoke: { src: 'bee', id: 'bee' },
      initial: 'lonely',
      states: {
        lonely: {
          on: {
            // The reply arrives within the same step.
            call: { target: 'calling', actions: [sendTo('bee', { type: 'call' }), raise(NIGHT)] },
          },
        },
        calling: { on: { night: 'waiting' } },
        waiting: { on: { sun: 'visited' } },
        visited: { on: { sun: 'lonely' } },
      },
    });
    const { actor, recorder, taken } = watch(rose);
    actor.send({ type: 'call' });
    expect(recorder.entries.map(({ after }) => after?.value)).toEqual([
      ...['lonely', {}, 'waiting', {}, 'visited', 'lonely'],
    ]);
    expect(taken().filter(([id]) => id === 'rose')).toEqual([
      ['rose', 'xstate.init'],
      ['rose', 'call', 'rose.lonely 0', 'rose.calling 0'],
      ['rose', 'sun', 'rose.waiting 0'],
      ['rose', 'sun', 'rose.visited 0'],
    ]);
  });

  it('reports initial transitions, and those taken before a machine failed', () => {
    const thorn = setup({}).createMachine({
      id: 'thorn',
      initial: 'sharp',
      states: {
        sharp: { always: 'ready' },
        ready: { on: { touch: 'touched' } },
        touched: { always: { target: 'broken' } },
        broken: {
          always: {
            target: 'gone',
            actions: () => {
              throw new Error('It broke.');
            },
          },
        },
        gone: {},
      },
    });
    const garden = setup({ actors: { thorn } }).createMachine({
      id: 'garden',
      initial: 'bare',
      states: {
        bare: { on: { plant: 'planted' } },
        planted: {
          invoke: { src: 'thorn', id: 'thorn', onError: 'bare' },
          on: { touch: { actions: sendTo('thorn', { type: 'touch' }) } },
        },
      },
    });
    const { actor, taken } = watch(garden);
    actor.send({ type: 'plant' });
    actor.send({ type: 'touch' });
    expect(taken().filter(([id]) => id === 'thorn')).toEqual([
      ['thorn', 'xstate.init', 'thorn.sharp 0'],
      ['thorn', 'touch', 'thorn.ready 0', 'thorn.touched 0'],
    ]);
    expect(actor.getSnapshot().value).toBe('bare');
  });
});

describe('Held shop', () => {
  it('delivers no event before it is released, and all events then', () => {
    const { actor, pauseControl } = watch(bud);
    pauseControl.pause();
    actor.send(SUN);
    expect(actor.getSnapshot().value).toBe('closed');
    pauseControl.release();
    expect(actor.getSnapshot().value).toBe('opening');
    actor.stop();
  });

  it('is held each time a machine enters a state with a breakpoint', () => {
    const { actor, pauseControl, stops } = watch(bud);
    stops.add('bud.closed');
    for (const event of [SUN, NIGHT, SUN, NIGHT]) {
      actor.send(event);
      expect(pauseControl.isPaused()).toBe(event === NIGHT);
      pauseControl.release();
    }
    actor.stop();
  });

  it('is held again during release, and the older queued events stay before newer ones', () => {
    const { actor, pauseControl, stops } = watch(bud);
    stops.add('bud.deciding');
    pauseControl.pause();
    for (const event of [SUN, NIGHT, SUN]) actor.send(event);
    pauseControl.release();
    expect(pauseControl.isPaused()).toBe(true);
    expect(actor.getSnapshot().value).toBe('opening');
    actor.send({ type: 'night' });
    pauseControl.release();
    expect(pauseControl.isPaused()).toBe(true);
    expect(actor.getSnapshot().value).toBe('opening');
    pauseControl.release();
    expect(pauseControl.isPaused()).toBe(false);
    expect(actor.getSnapshot().value).toBe('closed');
    actor.stop();
  });
});
