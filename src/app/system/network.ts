import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { networkMachine } from '../../../machines/network/machine.ts';
import type { ToastContent } from '../../../machines/toasts/toast.ts';
import { browser } from '../../adapters/browser/browser.ts';
import { AGAIN } from '../../lib/again.ts';
import type { Join } from './deferredServices.ts';
import { safely } from './safely.ts';
import type { World } from './world.ts';

/** The network's ports: two toasts. */
export function wireNetwork({ toast, report }: Pick<World, 'toast' | 'report'>) {
  const say = (content: ToastContent) => {
    toast({ ...content, timeout: 3_000, dismissable: true }).catch(report);
  };
  return networkMachine.provide({
    actions: {
      tellOffline: safely(() => {
        const message = i18n._(msg`You are offline. Some features may be unavailable.`);
        say({ type: 'warning', message });
      }, report),
      tellOnline: safely(() => {
        say({ type: 'success', message: i18n._(msg`You are online.`) });
      }, report),
    },
  });
}

/**
 * Hears a change of the network, or, without one, looks. The machine joins at the first time;
 * should its code have been out of reach while offline, it joins knowing that.
 */
export async function hearNetwork(world: World, join: Join, change?: string): Promise<void> {
  const type = change ?? (browser.isOnline() ? 'online' : 'offline');
  const wasOnline = change !== 'online';
  await fetchAhead().catch(async (error: unknown) => {
    if (type === 'offline') throw error;
    // A network that has just been found may fail once more.
    await new Promise((done) => setTimeout(done, AGAIN));
    await fetchAhead();
  });
  // Only now: a machine that could not hear of the loss would know nothing of what was found.
  await join('network', async () => wireNetwork(world), { wasOnline });
  world.send('network', { type: `network.${type}` });
}

/** A toast's code cannot be fetched without a network. */
const fetchAhead = () =>
  Promise.all([import('../../../machines/toasts/machine.ts'), import('../Notices.tsx')]);
