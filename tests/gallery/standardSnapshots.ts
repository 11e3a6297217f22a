import type { AnyMachineSnapshot } from 'xstate';
import { appMachine } from '../../machines/app/machine.ts';
import { loadingBarMachine } from '../../machines/loadingBar/machine.ts';
import { pageMachine } from '../../machines/page/machine.ts';
import { sessionMachine } from '../../machines/session/machine.ts';
import { done } from '../support/model.ts';
import { ROBERTA } from './sampleData.ts';
import { eventOf, snapshotAfter } from './snapshotAfter.ts';

const WELCOME = { hasReceipt: true, isSignedIn: true };
const OPEN = [done('restoreCaches')];

/** The page machine's snapshot on a fixed route. */
export const shownAt = (path: string): AnyMachineSnapshot =>
  snapshotAfter(
    pageMachine,
    [
      eventOf('location.changed', { path, search: '' }),
      done('loadPage'),
      eventOf('actors.started'),
    ],
    {
      facts: WELCOME,
    },
  );

export const OPEN_APP = snapshotAfter(appMachine, OPEN);
export const HIDDEN_LOADING_BAR = snapshotAfter(loadingBarMachine);

/** A customer whose profile was read. */
export const CUSTOMER_SESSION = snapshotAfter(sessionMachine, [done('readCustomer', ROBERTA)], {
  facts: { hasToken: true },
});
export const VISITOR_SESSION = snapshotAfter(sessionMachine, [], { facts: { hasToken: false } });
