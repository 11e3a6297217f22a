import { ROBERTA, storedRecord } from '../../support/openShop.ts';
import { isWorkDone } from '../faults.ts';
import type { Row } from '../row.ts';
import type { Stage } from '../stage.ts';
import { optionalQueryRow } from './pages.ts';
import {
  demoCustomer,
  isSignedIn,
  onSignInPage,
  sendToSession,
  sessionFormRow,
  sessionSnapshot,
  signedIn,
} from './sessionParts.ts';

const LINNEA = {
  email: 'linnea@example.com',
  password: 'Linnaea1!',
  firstname: 'Linnea',
  lastname: 'Borealis',
};
const NEW_PASSWORD = 'Twinflower2!';

const liveTokens = ({ platform }: Stage) =>
  [...platform.tokens.values()].filter((token) => !token.isRevoked).length;

/** After a lost response the account exists: the platform says so, and the customer signs in. */
async function signInToExistingAccount(
  stage: Stage,
  words: string,
  owner: { email: string; password: string },
) {
  await stage.until(
    () => JSON.stringify(sessionSnapshot(stage)?.context.failures).includes(words),
    `the message: ${words}`,
  );
  await sendToSession({ type: 'session.signIn', email: owner.email, password: owner.password })(
    stage,
  );
}

const createAccount = sendToSession({
  type: 'session.createAccount',
  account: { ...LINNEA, isSubscribed: false },
});
const resetPassword = async (stage: Stage) => {
  const token = stage.resetToken;
  await sendToSession({
    type: 'session.resetPassword',
    email: ROBERTA.email,
    token,
    newPassword: NEW_PASSWORD,
  })(stage);
};

export const sessionRows: readonly Row[] = [
  sessionFormRow('GenerateToken', 'signIn', sendToSession({ type: 'session.signIn', ...ROBERTA }), {
    isDone: isSignedIn,
    facts: liveTokens,
    before: 0,
    after: 1,
    // Nobody knows the token of the lost response; the token expires within an hour.
    afterTwice: 2,
  }),
  sessionFormRow('CreateAccount', 'createAccount', createAccount, {
    isDone: isSignedIn,
    async retry(stage, fault) {
      await createAccount(stage);
      if (isWorkDone(fault)) await signInToExistingAccount(stage, 'already exists', LINNEA);
    },
    facts: ({ platform }) =>
      platform.customers.filter(({ email }) => email === LINNEA.email).length,
    before: 0,
    after: 1,
  }),
  sessionFormRow(
    'RequestReset',
    'requestReset',
    sendToSession({ type: 'session.requestReset', email: ROBERTA.email }),
    {
      facts: ({ platform }) => platform.mails.length,
      before: 0,
      after: 1,
      // The platform has sent two emails; the later link is valid.
      afterTwice: 2,
    },
  ),
  sessionFormRow('ResetPassword', 'resetPassword', resetPassword, {
    async arrange(stage) {
      await onSignInPage(stage);
      stage.resetToken = 'a-token-of-a-link';
      demoCustomer(stage).reset = { token: stage.resetToken, expiresAt: Date.now() + 60_000_000 };
    },
    isDone: (stage) =>
      sessionSnapshot(stage)?.context.done.resetPassword !== undefined || isSignedIn(stage),
    async retry(stage, fault) {
      await resetPassword(stage);
      const owner = { email: ROBERTA.email, password: NEW_PASSWORD };
      if (isWorkDone(fault)) await signInToExistingAccount(stage, 'Cannot set the customer', owner);
    },
    facts: (stage) => demoCustomer(stage).password,
    before: ROBERTA.password,
    after: NEW_PASSWORD,
  }),
  sessionFormRow(
    'ConfirmEmail',
    'confirmEmail',
    sendToSession({ type: 'session.confirmEmail', email: ROBERTA.email, key: 'a-key' }),
    {
      async arrange(stage) {
        await onSignInPage(stage);
        demoCustomer(stage).confirmationKey = 'a-key';
      },
      facts: (stage) => demoCustomer(stage).confirmationKey === undefined,
      before: false,
      after: true,
    },
  ),
  sessionFormRow(
    'ResendConfirmation',
    'resendConfirmation',
    sendToSession({ type: 'session.resendConfirmation', email: ROBERTA.email }),
    {
      async arrange(stage) {
        await onSignInPage(stage);
        demoCustomer(stage).confirmationKey = 'a-key';
      },
      facts: ({ platform }) => platform.mails.length,
      before: 0,
      after: 1,
      // The platform has sent two emails; the later link is valid.
      afterTwice: 2,
    },
  ),
  {
    operation: 'RevokeToken',
    kind: 'mutation',
    arrange: signedIn,
    act: sendToSession({ type: 'session.signOut' }),
    isDone: (stage) =>
      !sessionSnapshot(stage)?.hasTag('signedIn') && storedRecord('signin_token') === null,
    isWaiting: (stage) => sessionSnapshot(stage)?.matches('signingOut') === true,
    facts: liveTokens,
    before: 1,
    after: 0,
    // A failed revocation does not keep the customer signed in; the token expires within an hour.
    marks: {
      'lost request': 'recovered',
      'lost response': 'recovered',
      500: 'recovered',
      401: 'recovered',
      'malformed JSON': 'recovered',
      'offline in the middle': 'recovered',
      'reload in the middle': 'ok',
    },
    factsAfter: { 'lost request': 1, 500: 1, 401: 1 },
  },
  {
    operation: 'CustomerDetails',
    kind: 'query',
    arrange: signedIn,
    act: (stage) => stage.visit('/about-us'),
    isDone: (stage) => sessionSnapshot(stage)?.context.customer?.email === ROBERTA.email,
    isReported: (stage) =>
      sessionSnapshot(stage)?.context.failures.getDetails !== undefined ||
      location.pathname === '/signin',
    isWaiting: (stage) => sessionSnapshot(stage)?.hasTag('gettingDetails') === true,
    retry: (stage, fault) =>
      sendToSession(
        fault === '401' ? { type: 'session.signIn', ...ROBERTA } : { type: 'session.readDetails' },
      )(stage),
  },
  // Without the platform's rules the form shows the default rules.
  optionalQueryRow(
    'PasswordRules',
    '/signup',
    'Create Account',
    ({ main }) => main().includes('At least 10 characters, with 2 of these'),
    {
      arrange: async ({ platform }) => {
        platform.passwordRules = { length: 10, classes: 2 };
      },
    },
  ),
];
