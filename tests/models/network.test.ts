import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { networkMachine } from '../../machines/network/machine.ts';
import { walk } from '../support/walk.ts';

describe('Model walk of every state and transition', () => {
  it('covers the network machine', async () => {
    const events = [
      { type: 'network.checked', isOnline: true } as never,
      { type: 'network.checked', isOnline: false } as never,
      { type: 'network.offline' },
      { type: 'network.online' },
    ];
    const rounds = [true, false].map((isOfflineShown) => ({
      events,
      facts: { isOfflineShown: () => isOfflineShown },
    }));
    expect(await walk(networkMachine, ...rounds)).toMatchObject({
      states: 3,
      transitions: 7,
      missedStates: [],
      missed: [],
    });
  });
});

describe('Network', () => {
  it('reports a loss once, and a return only after a loss', () => {
    const { network, announced } = startNetwork();
    network.send({ type: 'network.checked', isOnline: true });
    network.send({ type: 'network.online' });
    expect(announced).toEqual([]);
    network.send({ type: 'network.offline' });
    network.send({ type: 'network.offline' });
    expect(announced).toEqual(['offline']);
    network.send({ type: 'network.online' });
    network.send({ type: 'network.online' });
    expect(announced).toEqual(['offline', 'online']);
  });

  it('remembers a loss after the return', () => {
    const { network } = startNetwork();
    network.send({ type: 'network.checked', isOnline: true });
    expect(network.getSnapshot().context.hasBeenOffline).toBe(false);
    network.send({ type: 'network.offline' });
    expect(network.getSnapshot().hasTag('offline')).toBe(true);
    network.send({ type: 'network.online' });
    expect(network.getSnapshot().hasTag('offline')).toBe(false);
    expect(network.getSnapshot().context.hasBeenOffline).toBe(true);
  });

  it('reports a return when the loss happened before the machine listened', () => {
    const { network, announced } = startNetwork(true);
    network.send({ type: 'network.online' });
    expect(announced).toEqual(['online']);
  });

  it('reports a loss that the first check finds', () => {
    const { network, announced } = startNetwork();
    network.send({ type: 'network.checked', isOnline: false });
    expect(announced).toEqual(['offline']);
  });
});

function startNetwork(isOfflineShown = false) {
  const announced: string[] = [];
  const machine = networkMachine.provide({
    guards: { isOfflineShown: () => isOfflineShown },
    actions: {
      announceOffline: () => void announced.push('offline'),
      announceOnline: () => void announced.push('online'),
    },
  });
  return { network: createActor(machine).start(), announced };
}
