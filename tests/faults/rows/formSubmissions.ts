import type {
  FormSubmission,
  FormSubmissionKind,
} from '../../../machines/formSubmissions/context.ts';
import { actorOf } from '../../../src/actors/AppActor.ts';
import { ROBERTA } from '../../support/openShop.ts';
import type { Row } from '../row.ts';
import type { Stage } from '../stage.ts';
import { isFailureView, optionalQueryRow, pageRow } from './pages.ts';
import { demoCustomer, isAtSignIn, isSignedIn, sendToSession, signedIn } from './sessionParts.ts';

const NOTE = { name: 'Ada', email: 'ada@example.com', phone: '', message: 'Freesias?' };

const formSubmissions = (stage: Stage) =>
  actorOf(stage.shop().app, 'formSubmissions')?.getSnapshot().context;
/** Waits until the page is shown and its queries are answered. */
async function untilOpen(stage: Stage) {
  await stage.until(() => document.querySelector('main h1') !== null, 'the page');
  await stage.pass(1_000);
}

const openedAt = (path: string) => async (stage: Stage) => {
  await signedIn(stage);
  await stage.visit(path);
  await untilOpen(stage);
};
const send = (formSubmission: FormSubmission) => (stage: Stage) => {
  actorOf(stage.shop().app, 'formSubmissions')?.send({
    type: 'formSubmissions.send',
    formSubmission,
  });
};

/** Signs in again after a forced sign-out, and returns to the page. */
const signInAndReturn = (path: string, act: (stage: Stage) => Promise<void> | void) =>
  async function again(stage: Stage) {
    if (demoCustomer(stage) === undefined && !isSignedIn(stage)) return;
    if (!isSignedIn(stage)) {
      await sendToSession({ type: 'session.signIn', ...ROBERTA })(stage);
      await stage.until(() => isSignedIn(stage), 'signed in again');
      await stage.visit(path);
    }
    await untilOpen(stage);
    await act(stage);
  };

const form = (
  operation: string,
  path: string,
  kind: FormSubmissionKind,
  act: (stage: Stage) => void,
  more: Partial<Row>,
): Row => ({
  operation,
  kind: 'mutation',
  arrange: openedAt(path),
  act,
  retry: signInAndReturn(path, act),
  isDone: (stage) => formSubmissions(stage)?.done[kind] !== undefined,
  isReported: (stage) => formSubmissions(stage)?.failures[kind] !== undefined || isAtSignIn(),
  isWaiting: (stage) => formSubmissions(stage)?.formSubmission?.kind === kind,
  marks: { 401: 'signed out' },
  ...more,
});

const hashes = ({ platform }: Stage) => platform.vault.map(({ publicHash }) => publicHash);
const FIRST = '5f1d7a84c9e25b3b6e0c2f47d9a1388f';
const SECOND = 'a07c41be5d9f8263174de6b8c0f92e15';

export const formSubmissionRows: readonly Row[] = [
  optionalQueryRow(
    'FormCaptcha',
    '/contact',
    'Contact Us',
    ({ main }) => main().includes('Please call or visit us.'),
    { arrange: async ({ platform }) => void platform.captchaForms.push('CONTACT') },
  ),
  form('ContactUs', '/contact', 'contact', send({ kind: 'contact', note: NOTE }), {
    facts: ({ platform }) => platform.mails.length,
    before: 0,
    after: 1,
    // The shop cannot find out whether the message was sent, so the retry sends a second one.
    afterTwice: 2,
  }),
  form(
    'Subscribe',
    '/communications',
    'subscribe',
    send({ kind: 'subscribe', isSubscribed: true }),
    {
      facts: (stage) => demoCustomer(stage)?.isSubscribed,
      before: false,
      after: true,
    },
  ),
  pageRow('Newsletter', '/communications', 'Subscribe to news', {
    arrange: signedIn,
    isReported: () => isFailureView() || isAtSignIn(),
    retry: (stage, fault) =>
      fault === '401'
        ? signInAndReturn('/communications', () => {})(stage)
        : stage.pressWhenReady('Try again'),
    marks: { 401: 'signed out' },
  }),
  pageRow('SavedPayments', '/saved-payments', 'Visa', {
    arrange: signedIn,
    isReported: () => isFailureView() || isAtSignIn(),
    retry: (stage, fault) =>
      fault === '401'
        ? signInAndReturn('/saved-payments', () => {})(stage)
        : stage.pressWhenReady('Try again'),
    marks: { 401: 'signed out' },
  }),
  form('ForgetCard', '/saved-payments', 'forgetCard', send({ kind: 'forgetCard', hash: FIRST }), {
    facts: hashes,
    before: [FIRST, SECOND],
    after: [SECOND],
  }),
  form(
    'CloseAccount',
    '/account/close',
    'closeAccount',
    send({ kind: 'closeAccount', note: null }),
    {
      // After a lost response the account and its session no longer exist.
      isDone: (stage) =>
        demoCustomer(stage) === undefined &&
        !isSignedIn(stage) &&
        !formSubmissions(stage)?.formSubmission,
      isReported: (stage) =>
        formSubmissions(stage)?.failures.closeAccount !== undefined || isAtSignIn(),
      facts: (stage) => demoCustomer(stage) === undefined,
      before: false,
      after: true,
    },
  ),
];
