import type { SessionEvent, SessionTask } from '../../../machines/session/setup.ts';
import { actorOf } from '../../../src/actors/AppActor.ts';
import { ROBERTA, storedRecord } from '../../support/openShop.ts';
import type { Row } from '../row.ts';
import type { Stage } from '../stage.ts';

/** The session's snapshot; undefined before the session has loaded. */
export const sessionSnapshot = (stage: Stage) =>
  actorOf(stage.shop().app, 'session')?.getSnapshot();

/** Whether both the machine and storage have a token. */
export const isSignedIn = (stage: Stage): boolean =>
  sessionSnapshot(stage)?.hasTag('signedIn') === true && storedRecord('signin_token') !== null;

/** Whether the shop shows the sign-in page. */
export const isAtSignIn = () => location.pathname === '/signin';

/** The demo customer, whose email address a test may change. */
export const demoCustomer = ({ platform }: Stage) => platform.customers.find(({ id }) => id === 2)!;

/** Arranges a visitor on the sign-in page. */
export async function onSignInPage(stage: Stage): Promise<void> {
  await stage.visit('/about-us');
  await stage.shop().start('session');
}

/** Arranges a customer whose details are loaded. */
export async function signedIn(stage: Stage): Promise<void> {
  await onSignInPage(stage);
  await sendToSession({ type: 'session.signIn', ...ROBERTA })(stage);
  await stage.until(() => sessionSnapshot(stage)?.context.customer != null, 'signed in');
  // The queries that the page repeats have been answered.
  await stage.pass(1_000);
}

/** Sends an event to the session. */
export const sendToSession = (event: SessionEvent) => async (stage: Stage) => {
  await stage.shop().start('session');
  actorOf(stage.shop().app, 'session')?.send(event);
};

/** A form for signed-out visitors. */
export const sessionFormRow = (
  operation: string,
  task: SessionTask,
  act: Row['act'],
  more: Partial<Row>,
): Row => ({
  operation,
  kind: 'mutation',
  arrange: onSignInPage,
  act,
  isDone: (stage) => sessionSnapshot(stage)?.context.done[task] !== undefined,
  isReported: (stage) => sessionSnapshot(stage)?.context.failures[task] !== undefined,
  isWaiting: (stage) => sessionSnapshot(stage)?.context.task === task,
  ...more,
});
