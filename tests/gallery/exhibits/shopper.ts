import { accountMachine } from '../../../machines/account/machine.ts';
import { drawerMachine } from '../../../machines/drawer/machine.ts';
import { formSubmissionsMachine } from '../../../machines/formSubmissions/machine.ts';
import { sessionMachine } from '../../../machines/session/machine.ts';
import { accepted, failed, type ModelEvent, rejected } from '../../support/model.ts';
import type { Exhibit } from '../Exhibit.ts';
import { eventOf, LOST_RESPONSE, refusal, snapshotAfter } from '../snapshotAfter.ts';
import { CUSTOMER_SESSION, VISITOR_SESSION } from '../standardSnapshots.ts';

const withNote = (note?: string) => (note ? { note } : {});
const session = (path: string, events: ModelEvent[], note?: string, hasToken = false): Exhibit => ({
  machine: 'session',
  ...withNote(note),
  path,
  ...(path === RESET ? { search: 'token=a' } : {}),
  parts: { session: snapshotAfter(sessionMachine, events, { facts: { hasToken } }) },
});
const ASK = {
  signIn: eventOf('session.signIn', { email: 'a@example.com', password: 'x' }),
  createAccount: eventOf('session.createAccount', { account: {} }),
  requestReset: eventOf('session.requestReset', { email: 'a@example.com' }),
  resetPassword: eventOf('session.resetPassword', {}),
};
const RESET = '/customer/account/createPassword';

export const SESSIONS: Exhibit[] = [
  session('/signin', []),
  session('/signin', [ASK.signIn], 'signing in'),
  session('/signin', [ASK.signIn, rejected('submitForm', refusal('Wrong password.'))], 'refused'),
  session('/signup', [ASK.createAccount], 'creating the account'),
  session('/signup', [ASK.createAccount, rejected('submitForm', LOST_RESPONSE)], 'out of reach'),
  session('/forgot-password', [ASK.requestReset], 'requesting the link'),
  session(
    '/forgot-password',
    [ASK.requestReset, accepted('submitForm', { isSignedIn: false })],
    'link sent',
  ),
  session(RESET, [ASK.resetPassword], 'changing the password'),
  session(
    RESET,
    [ASK.resetPassword, accepted('submitForm', { isSignedIn: false })],
    'password changed',
  ),
  session('/account', [], undefined, true),
  {
    machine: 'session',
    path: '/account',
    parts: { session: CUSTOMER_SESSION, account: snapshotAfter(accountMachine) },
  },
  session('/account', [failed('readCustomer', LOST_RESPONSE)], 'out of reach', true),
];

const account = (events: ModelEvent[], note?: string): Exhibit => ({
  machine: 'account',
  ...withNote(note),
  path: '/account',
  parts: { session: CUSTOMER_SESSION, account: snapshotAfter(accountMachine, events) },
});
const CHANGE = eventOf('account.submit', { form: 'name', task: { kind: 'changeName' } });

export const ACCOUNTS: Exhibit[] = [
  account([]),
  account([CHANGE]),
  account([CHANGE, accepted('submitTask', { notes: [] })], 'saved'),
  account([CHANGE, rejected('submitTask', refusal('That is no name.'))], 'refused'),
];

const NOTE = { name: 'Ada', email: 'a@example.com', phone: '', message: 'Hello' };
const formSubmission = (path: string, events: ModelEvent[], note?: string): Exhibit => ({
  machine: 'formSubmissions',
  ...withNote(note),
  path,
  parts: {
    session: path === '/contact' ? VISITOR_SESSION : CUSTOMER_SESSION,
    formSubmissions: snapshotAfter(formSubmissionsMachine, events),
  },
});
const WRITE = eventOf('formSubmissions.send', { formSubmission: { kind: 'contact', note: NOTE } });
const CLOSE = eventOf('formSubmissions.send', {
  formSubmission: { kind: 'closeAccount', note: NOTE },
});

export const FORM_SUBMISSIONS: Exhibit[] = [
  formSubmission('/contact', []),
  formSubmission('/contact', [WRITE]),
  formSubmission('/contact', [WRITE, accepted('submitForm')], 'sent'),
  formSubmission('/contact', [WRITE, rejected('submitForm', LOST_RESPONSE)], 'out of reach'),
  formSubmission('/account/close', [CLOSE]),
];

const drawer = (events: ModelEvent[], note?: string, visitor = VISITOR_SESSION): Exhibit => ({
  machine: 'drawer',
  ...withNote(note),
  path: '/signin',
  parts: {
    session: visitor,
    drawer: snapshotAfter(drawerMachine, [eventOf('drawer.open'), ...events]),
  },
});
const SIGN_IN = eventOf('drawer.signIn');

export const DRAWERS: Exhibit[] = [
  drawer([]),
  drawer([eventOf('drawer.openCategory', { uid: 'Mw==', name: 'Bouquets' })], 'in a category'),
  drawer([SIGN_IN]),
  drawer([SIGN_IN, eventOf('drawer.createAccount')]),
  drawer([SIGN_IN, eventOf('drawer.forgotPassword')]),
  drawer([eventOf('drawer.myAccount')], undefined, CUSTOMER_SESSION),
];
