import { describe, expect, it } from 'vitest';
import { networkMachine } from '../../machines/network/machine.ts';
import { standAlone } from '../support/standAlone.ts';

const OFFLINE = { type: 'network.offline' };
const ONLINE = { type: 'network.online' };
const CHECKED_OFFLINE = { type: 'network.checked', isOnline: false };

describe('Network', () => {
  it.each([
    { how: 'when the browser is asked', loss: CHECKED_OFFLINE },
    { how: 'when the browser says so first', loss: OFFLINE },
  ])('reports and remembers a loss, $how', ({ loss }) => {
    const network = standAlone(networkMachine);
    expect(network.is('offline')).toBe(false);
    network.send(loss);
    expect(network.calls()).toEqual(['announceOffline']);
    expect(network.is('offline')).toBe(true);
    expect(network.context().hasBeenOffline).toBe(true);
  });

  it('reports the return after a loss, and has the cart read again', () => {
    const network = standAlone(networkMachine);
    network.send(OFFLINE);
    network.calls();
    network.send(ONLINE);
    expect(network.calls()).toEqual(['announceOnline', 'cart ← cart.reconnected']);
    expect(network.is('offline')).toBe(false);
  });

  it('remembers a loss that ended before the machine listened', () => {
    const network = standAlone(networkMachine, { facts: { isOfflineShown: true } });
    network.send(ONLINE);
    expect(network.calls()).toEqual(['announceOnline', 'cart ← cart.reconnected']);
    expect(network.context().hasBeenOffline).toBe(true);
    network.send(OFFLINE);
    expect(network.calls()).toEqual(['announceOffline']);
  });

  it('trusts an online event more than the earlier check', () => {
    const network = standAlone(networkMachine, { facts: { isOfflineShown: true } });
    network.send(ONLINE, CHECKED_OFFLINE);
    expect(network.calls()).toEqual(['announceOnline', 'cart ← cart.reconnected']);
  });

  it('does not announce the return if it did not announce the loss', () => {
    const network = standAlone(networkMachine);
    network.send(ONLINE);
    expect(network.calls()).toEqual([]);
    expect(network.context().hasBeenOffline).toBe(false);
    // After the event, the result of an earlier check does not count.
    network.send(CHECKED_OFFLINE);
    expect(network.calls()).toEqual([]);
    network.send(OFFLINE);
    expect(network.calls()).toEqual(['announceOffline']);
  });

  it('reports nothing while the browser has been online all along', () => {
    const network = standAlone(networkMachine);
    network.send({ type: 'network.checked', isOnline: true }, ONLINE);
    expect(network.calls()).toEqual([]);
    expect(network.context().hasBeenOffline).toBe(false);
  });
});
