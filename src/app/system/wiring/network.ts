import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { networkMachine } from '../../../../machines/network/machine.ts';
import type { ToastContent } from '../../../../machines/toasts/toast.ts';
import { hasShownOfflineNotice } from '../../../adapters/browser/offlineNotice.ts';
import { safely } from '../safely.ts';
import type { Services } from '../services.ts';

/** Wires the network machine: one toast for going offline, one for coming back online. */
function wireNetwork({ actors, errors: { report } }: Pick<Services, 'actors' | 'errors'>) {
  const showToast = (content: ToastContent) =>
    actors.toast({ ...content, timeout: 3_000, dismissable: true });
  return networkMachine.provide({
    guards: { isOfflineShown: hasShownOfflineNotice },
    actions: {
      announceOffline: safely(() => {
        const message = i18n._(msg`You are offline. Some features may be unavailable.`);
        showToast({ type: 'warning', message });
      }, report),
      announceOnline: safely(() => {
        showToast({ type: 'success', message: i18n._(msg`You are online.`) });
      }, report),
    },
  });
}

/**
 * Wires the network machine after prefetching the code that reports failures: it cannot be fetched
 * when the shopper is offline.
 */
export async function wireNetworkAhead(services: Services) {
  await Promise.all([
    import('../../../../machines/toasts/machine.ts'),
    import('../../Notices.tsx'),
    import('./unhandledErrors.ts'),
  ]);
  return wireNetwork(services);
}
