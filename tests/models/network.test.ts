import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { networkMachine } from '../../machines/network/machine.ts';
import { walk } from '../support/walk.ts';

describe('every state and transition of', () => {
  it('the network', async () => {
    const events = [{ type: 'network.offline' }, { type: 'network.online' }];
    expect(
      await walk(
        networkMachine,
        { events, input: { wasOnline: true } },
        { events, input: { wasOnline: false } },
      ),
    ).toMatchObject({ states: 3, transitions: 4, missedStates: [], missed: [] });
  });
});

describe('the network', () => {
  it('losing it is told once, finding it only to who had lost it', () => {
    const { network, told } = watched({ wasOnline: true });
    network.send({ type: 'network.online' });
    expect(told).toEqual([]);
    network.send({ type: 'network.offline' });
    network.send({ type: 'network.offline' });
    expect(told).toEqual(['offline']);
    network.send({ type: 'network.online' });
    network.send({ type: 'network.online' });
    expect(told).toEqual(['offline', 'online']);
  });

  it('having been offline is remembered', () => {
    const { network } = watched({ wasOnline: true });
    expect(network.getSnapshot().context.hasBeenOffline).toBe(false);
    network.send({ type: 'network.offline' });
    expect(network.getSnapshot().hasTag('offline')).toBe(true);
    network.send({ type: 'network.online' });
    expect(network.getSnapshot().hasTag('offline')).toBe(false);
    expect(network.getSnapshot().context.hasBeenOffline).toBe(true);
  });

  it('what was lost before anybody listened is told when it is found', () => {
    const { network, told } = watched({ wasOnline: false });
    network.send({ type: 'network.online' });
    expect(told).toEqual(['online']);
  });
});

function watched(input: { wasOnline: boolean }) {
  const told: string[] = [];
  const machine = networkMachine.provide({
    actions: {
      tellOffline: () => void told.push('offline'),
      tellOnline: () => void told.push('online'),
    },
  });
  return { network: createActor(machine, { input }).start(), told };
}
