import { networkMachine } from '../../../machines/network/machine.ts';
import { toastsMachine } from '../../../machines/toasts/machine.ts';
import type { Exhibit } from '../Exhibit.ts';
import { eventOf, snapshotAfter } from '../snapshotAfter.ts';

const toast = (type: string, message: string, more: object = {}) =>
  eventOf('toast.add', { content: { type, message, dismissable: true, ...more }, at: 0 });

const QUIET = snapshotAfter(toastsMachine);
const ALL = [
  toast('success', 'You are online.'),
  toast('info', 'Your cart was kept.', { actionText: 'View cart' }),
  toast('warning', 'You are offline. Some features may be unavailable.'),
  toast('error', 'Something went wrong. Sorry about that.'),
];

export const NOTICES: Exhibit[] = [
  { machine: 'toasts', path: '/signin', parts: { toasts: QUIET } },
  {
    machine: 'toasts',
    note: 'of each kind',
    path: '/signin',
    parts: { toasts: snapshotAfter(toastsMachine, ALL) },
  },
  {
    machine: 'network',
    path: '/signin',
    parts: {
      toasts: QUIET,
      network: snapshotAfter(networkMachine, [eventOf('network.checked', { isOnline: true })]),
    },
  },
  {
    machine: 'network',
    path: '/signin',
    parts: {
      toasts: QUIET,
      network: snapshotAfter(networkMachine, [eventOf('network.checked', { isOnline: false })]),
    },
  },
];
