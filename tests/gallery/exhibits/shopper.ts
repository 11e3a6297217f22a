import { accountMachine } from '../../../machines/account/machine.ts';
import { drawerMachine } from '../../../machines/drawer/machine.ts';
import { formSubmissionsMachine } from '../../../machines/formSubmissions/machine.ts';
import { sessionMachine } from '../../../machines/session/machine.ts';
import { done, failed, type ModelEvent } from '../../support/model.ts';
import { CUSTOMER, VISITOR } from '../around.ts';
import type { Exhibit } from '../Exhibit.ts';
import { hear, LOST, refusal, story } from '../story.ts';

const titled = (note?: string) => (note ? { note } : {});
const session = (path: string, events: ModelEvent[], note?: string, hasToken = false): Exhibit => ({
  machine: 'session',
  ...titled(note),
  path,
  ...(path === RESET ? { search: 'token=a' } : {}),
  parts: { session: story(sessionMachine, events, { facts: { hasToken } }) },
});
const ASK = {
  signIn: hear('session.signIn', { email: 'a@example.com', password: 'x' }),
  createAccount: hear('session.createAccount', { account: {} }),
  requestReset: hear('session.requestReset', { email: 'a@example.com' }),
  resetPassword: hear('session.resetPassword', {}),
};
const RESET = '/customer/account/createPassword';
const MEASURED = done('measureToken', 3_600_000);

export const SESSIONS: Exhibit[] = [
  session('/signin', []),
  session('/signin', [ASK.signIn]),
  session('/signin', [ASK.signIn, failed('signIn', refusal('Wrong password.'))], 'refused'),
  session('/signup', [ASK.createAccount]),
  session('/signup', [ASK.createAccount, failed('createAccount', LOST)], 'out of reach'),
  session('/forgot-password', [ASK.requestReset]),
  session('/forgot-password', [ASK.requestReset, done('requestReset')], 'link sent'),
  session(RESET, [ASK.resetPassword]),
  session(RESET, [ASK.resetPassword, done('resetPassword')], 'password changed'),
  session('/account', [], undefined, true),
  {
    machine: 'session',
    path: '/account',
    parts: { session: CUSTOMER, account: story(accountMachine) },
  },
  session('/account', [MEASURED, failed('readCustomer', LOST)], 'out of reach', true),
];

const account = (events: ModelEvent[], note?: string): Exhibit => ({
  machine: 'account',
  ...titled(note),
  path: '/account',
  parts: { session: CUSTOMER, account: story(accountMachine, events) },
});
const CHANGE = hear('account.ask', { form: 'name', task: { kind: 'changeName' } });

export const ACCOUNTS: Exhibit[] = [
  account([]),
  account([CHANGE]),
  account([CHANGE, done('doTask', { notes: [] })], 'saved'),
  account([CHANGE, failed('doTask', refusal('That is no name.'))], 'refused'),
];

const NOTE = { name: 'Ada', email: 'a@example.com', phone: '', message: 'Hello' };
const formSubmission = (path: string, events: ModelEvent[], note?: string): Exhibit => ({
  machine: 'formSubmissions',
  ...titled(note),
  path,
  parts: {
    session: path === '/contact' ? VISITOR : CUSTOMER,
    formSubmissions: story(formSubmissionsMachine, events),
  },
});
const WRITE = hear('formSubmissions.send', { formSubmission: { kind: 'contact', note: NOTE } });
const CLOSE = hear('formSubmissions.send', {
  formSubmission: { kind: 'closeAccount', note: NOTE },
});

export const ERRANDS: Exhibit[] = [
  formSubmission('/contact', []),
  formSubmission('/contact', [WRITE]),
  formSubmission('/contact', [WRITE, done('runFormSubmission')], 'sent'),
  formSubmission('/contact', [WRITE, failed('runFormSubmission', LOST)], 'out of reach'),
  formSubmission('/account/close', [CLOSE]),
];

const drawer = (events: ModelEvent[], note?: string, who = VISITOR): Exhibit => ({
  machine: 'drawer',
  ...titled(note),
  path: '/signin',
  parts: { session: who, drawer: story(drawerMachine, [hear('drawer.open'), ...events]) },
});
const SIGN_IN = hear('drawer.signIn');

export const DRAWERS: Exhibit[] = [
  drawer([]),
  drawer([hear('drawer.openCategory', { uid: 'Mw==', name: 'Bouquets' })], 'in a category'),
  drawer([SIGN_IN]),
  drawer([SIGN_IN, hear('drawer.createAccount')]),
  drawer([SIGN_IN, hear('drawer.forgotPassword')]),
  drawer([hear('drawer.myAccount')], undefined, CUSTOMER),
];
