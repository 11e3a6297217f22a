import type { FormSubmission } from '../../../machines/formSubmissions/context.ts';
import { actorOf } from '../../../src/actors/AppActor.ts';
import { ROBERTA } from '../../support/openShop.ts';
import type { Row } from '../row.ts';
import type { Stage } from '../stage.ts';
import { openOrder, PLACED_ORDER, withGuestOrder, withOrder } from './account.ts';
import { optionalQueryRow } from './pages.ts';
import { isAtSignIn, isSignedIn, sendToSession } from './sessionParts.ts';

const ID = btoa(String(PLACED_ORDER.id));
const KEY = 'a-key';
const reason = 'Other';

const forms = (stage: Stage) => actorOf(stage.shop().app, 'formSubmissions')?.getSnapshot().context;
const status = ({ platform }: Stage) => platform.orders[0]?.status;
const isOrderThere = (stage: Stage) => stage.main().includes(PLACED_ORDER.number);

/** The order history, with its order open. */
async function atOrder(stage: Stage) {
  await stage.visit('/order-history');
  await openOrder(stage);
  await stage.pass(1_000);
}
const atLink = async (stage: Stage) => {
  await stage.visit(`/track-order?order_id=${ID}&confirmation_key=${KEY}`);
  await stage.until(() => forms(stage) !== undefined, 'the forms');
};
const atFound = async (stage: Stage) => {
  await stage.visit(`/track-order?token=${PLACED_ORDER.token}`);
  await stage.until(() => stage.main().includes('Cancel order'), 'the order');
};

const form = (
  operation: string,
  formSubmission: FormSubmission,
  arrange: Row['arrange'] & {},
  more: Partial<Row>,
): Row => {
  const send = (stage: Stage) =>
    actorOf(stage.shop().app, 'formSubmissions')?.send({
      type: 'formSubmissions.send',
      formSubmission,
    });
  const { kind } = formSubmission;
  return {
    operation,
    kind: 'mutation',
    arrange,
    act: send,
    isDone: (stage) => forms(stage)?.done[kind] !== undefined,
    isReported: (stage) => forms(stage)?.failures[kind] !== undefined || isAtSignIn(),
    isWaiting: (stage) => forms(stage)?.formSubmission?.kind === kind,
    async retry(stage, fault) {
      if (fault === '401' && kind === 'cancelOrder') {
        // The forced sign-out ends after the form has reported its failure.
        await stage.until(() => isAtSignIn() && !isSignedIn(stage), 'signed out');
        await sendToSession({ type: 'session.signIn', ...ROBERTA })(stage);
        await stage.until(() => isSignedIn(stage), 'signed in again');
        await atOrder(stage);
      }
      await stage.until(() => forms(stage) !== undefined, 'the forms');
      send(stage);
    },
    facts: status,
    before: 'Pending',
    after: 'Canceled',
    ...more,
  };
};

const requests = ({ platform }: Stage) =>
  platform.mails.filter(({ subject }) => subject.startsWith('Confirm')).length;

export const cancelOrderRows: readonly Row[] = [
  optionalQueryRow(
    'Cancellation',
    '/order-history',
    PLACED_ORDER.number,
    ({ main }) => main().includes('Cancel order'),
    {
      async arrange(stage) {
        await withOrder(stage);
        await stage.visit('/order-history');
        await stage.until(() => isOrderThere(stage), 'the order');
      },
      act: openOrder,
      marks: { 401: 'signed out', 'reload in the middle': 'restored' },
      isComplete: (stage) => isOrderThere(stage) || isAtSignIn(),
      async retry(stage) {
        if (!isSignedIn(stage)) {
          await sendToSession({ type: 'session.signIn', ...ROBERTA })(stage);
          await stage.until(() => isSignedIn(stage), 'signed in again');
        }
        await atOrder(stage);
      },
    },
  ),
  form(
    'CancelOrder',
    { kind: 'cancelOrder', id: ID, reason },
    async (stage) => {
      await withOrder(stage);
      await atOrder(stage);
    },
    { marks: { 401: 'signed out' } },
  ),
  form(
    'RequestGuestOrderCancel',
    { kind: 'requestCancel', token: PLACED_ORDER.token, reason },
    async (stage) => {
      await withGuestOrder(stage);
      await atFound(stage);
    },
    // The shop cannot find out whether the email was sent, so the retry sends a second one.
    { facts: requests, before: 0, after: 1, afterTwice: 2 },
  ),
  form(
    'ConfirmCancelOrder',
    { kind: 'confirmCancel', id: ID, key: KEY },
    async (stage) => {
      await withGuestOrder(stage);
      stage.platform.orders[0]!.cancelKey = KEY;
      await atLink(stage);
    },
    {},
  ),
];
