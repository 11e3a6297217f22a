import type { SessionEvent, SessionTask } from '../../../machines/session/setup.ts';
import { actorOf } from '../../../src/actors/AppActor.ts';
import { ROBERTA, stored } from '../../support/openShop.ts';
import type { Row } from '../row.ts';
import type { Stage } from '../stage.ts';

/** What the session's machine knows; nothing before it has joined. */
export const session = (stage: Stage) => actorOf(stage.shop().app, 'session')?.getSnapshot();

/** In the machine and in the browser alike. */
export const isSignedIn = (stage: Stage): boolean =>
  session(stage)?.hasTag('signedIn') === true && stored('signin_token') !== null;

/** A visitor who may sign in. */
export async function atTheDoor(stage: Stage): Promise<void> {
  await stage.visit('/about-us');
  await stage.shop().start('session');
}

/** A customer, whose details are known. */
export async function signedInAlready(stage: Stage): Promise<void> {
  await atTheDoor(stage);
  await sendToSession({ type: 'session.signIn', ...ROBERTA })(stage);
  await stage.until(() => session(stage)?.context.customer != null, 'signed in');
  // What the page asks for anew is there.
  await stage.pass(1_000);
}

/** What a form or a menu asks of the session. */
export const sendToSession = (event: SessionEvent) => async (stage: Stage) => {
  await stage.shop().start('session');
  actorOf(stage.shop().app, 'session')?.send(event);
};

/** A form of somebody who is not signed in. */
export const form = (
  operation: string,
  task: SessionTask,
  act: Row['act'],
  more: Partial<Row>,
): Row => ({
  operation,
  kind: 'mutation',
  arrange: atTheDoor,
  act,
  isDone: (stage) => session(stage)?.context.done[task] !== undefined,
  isReported: (stage) => session(stage)?.context.failures[task] !== undefined,
  isWaiting: (stage) => session(stage)?.context.task === task,
  ...more,
});
