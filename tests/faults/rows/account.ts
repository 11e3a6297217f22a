import { fireEvent } from '@testing-library/react';
import type { AccountTask } from '../../../machines/account/task.ts';
import { actorOf } from '../../../src/actors/AppActor.ts';
import type { Order } from '../../platform/shop/model.ts';
import { ROBERTA } from '../../support/openShop.ts';
import { BOOK_ADDRESS } from '../../support/sampleAddress.ts';
import { isWorkDone } from '../faults.ts';
import type { Row } from '../row.ts';
import type { Stage } from '../stage.ts';
import { addOne, isResting, knownLines } from './cartParts.ts';
import { isFailureView, optionalQueryRow, pageRow } from './pages.ts';
import {
  sendToSession as askSession,
  demoCustomer,
  isAtSignIn,
  isSignedIn,
  sessionSnapshot,
  signedIn,
} from './sessionParts.ts';

const FORM = 'a form';
const NEW_PASSWORD = 'Twinflower2!';
const SAVE: AccountTask & { kind: 'saveAddress' } = {
  kind: 'saveAddress',
  id: null,
  address: BOOK_ADDRESS,
  regionId: 57,
  existingIds: [],
};

const account = (stage: Stage) => actorOf(stage.shop().app, 'account')?.getSnapshot();
const isDone = (stage: Stage) => account(stage)?.context.done[FORM] !== undefined;
const cities = (stage: Stage) => (demoCustomer(stage).addresses ?? []).map(({ city }) => city);
const submitTask = (task: AccountTask) => async (stage: Stage) => {
  await stage.shop().start('session', 'account');
  actorOf(stage.shop().app, 'account')?.send({ type: 'account.submit', form: FORM, task });
};

/** Opens the account page as a customer. */
const openAccount = async (stage: Stage) => {
  await signedIn(stage);
  await stage.shop().start('session', 'account');
};
/** Arranges a customer with one saved address. */
const withAddress = async (stage: Stage, task = SAVE) => {
  await openAccount(stage);
  await submitTask(task)(stage);
  await stage.until(() => isDone(stage), 'an address in the book');
  actorOf(stage.shop().app, 'account')?.send({ type: 'account.clear', form: FORM });
};

const TO = {
  firstname: 'Roberta',
  lastname: 'Reed',
  company: null,
  street: ['1 Rose Lane'],
  city: 'Austin',
  region: 'Texas',
  regionCode: 'TX',
  regionId: 57,
  postcode: '73301',
  telephone: '5125550100',
  countryId: 'US',
  email: null,
};
export const PLACED_ORDER: Order = {
  id: 41,
  number: '000000001',
  token: 'a-token',
  cartId: 'a-cart',
  customerId: 2,
  email: ROBERTA.email,
  placedAt: 0,
  viewCode: 'default',
  currency: 'USD',
  status: 'Pending',
  lines: [
    {
      sku: 'FL-B-04',
      parentSku: null,
      name: 'Apricot Letters',
      quantity: 1,
      price: 9200,
      rowTotal: 9200,
      giftMessage: { to: 'Ada', from: 'Bo', message: 'With love' },
    },
  ],
  shippingAddress: TO,
  billingAddress: TO,
  shippingMethod: { carrier: 'flatrate', method: 'flatrate', title: 'Express - next day' },
  paymentMethod: { code: 'checkmo', title: 'Check' },
  totals: { subtotal: 9200, discount: 0, shipping: 0, tax: 0, grandTotal: 9200 },
};
export const withOrder = async (stage: Stage) => {
  stage.platform.orders.push(structuredClone(PLACED_ORDER));
  await openAccount(stage);
};
/** Opens the order's details. */
export async function openOrder(stage: Stage) {
  const row = () => document.querySelector<HTMLElement>('main article button[aria-expanded]');
  await stage.until(() => row() !== null, 'the order');
  if (row()?.getAttribute('aria-expanded') === 'false') row()?.click();
}
/** Arranges a receipt in the visit that placed the order. */
const withReceipt = async (stage: Stage) => {
  await withOrder(stage);
  const receipt = {
    id: String(PLACED_ORDER.id),
    cartId: 'ordered',
    shipping_address: null,
    email: ROBERTA.email,
    items: [],
    prices: null,
    shippingTitle: '',
    paymentTitle: '',
  };
  const value = JSON.stringify({ value: receipt, timeStored: Date.now() });
  sessionStorage.setItem('florilegium:receipt', value);
};
const pieceCount = ({ platform }: Stage) =>
  [...platform.carts.values()]
    .flatMap(({ lines }) => lines)
    .reduce((sum, one) => sum + one.quantity, 0);

/** Signs in again after a forced sign-out. */
const retryAfterSignIn =
  (act: (stage: Stage) => Promise<void>, password = () => ROBERTA.password): Row['retry'] =>
  async (stage) => {
    if (!isSignedIn(stage)) {
      const { email } = demoCustomer(stage);
      await askSession({ type: 'session.signIn', email, password: password() })(stage);
      await stage.until(() => isSignedIn(stage), 'signed in again');
    }
    await act(stage);
  };

const change = (operation: string, task: AccountTask, more: Partial<Row>): Row => ({
  operation,
  kind: 'mutation',
  arrange: openAccount,
  act: submitTask(task),
  retry: retryAfterSignIn(submitTask(task)),
  isDone,
  isReported: (stage) => account(stage)?.context.failures[FORM] !== undefined || isAtSignIn(),
  isWaiting: (stage) => account(stage)?.hasTag('busy') === true,
  ...more,
});

/** The page belongs to a customer: without a session it leads to the sign-in page. */
const ownPage = (
  operation: string,
  path: string,
  content: string,
  arrange: (stage: Stage) => Promise<void>,
): Row =>
  pageRow(operation, path, content, {
    arrange,
    isReported: () => isFailureView() || isAtSignIn(),
    async retry(stage) {
      if (isSignedIn(stage)) return stage.press('Try again');
      await askSession({ type: 'session.signIn', ...ROBERTA })(stage);
    },
  });

/** Arranges a returning customer with saved preferences and a filled cart. */
const asReturningCustomer = async (stage: Stage) => {
  stage.platform.orders.push(structuredClone(PLACED_ORDER));
  await withAddress(stage, { ...SAVE, address: { ...BOOK_ADDRESS, isDefaultShipping: true } });
  await addOne(stage);
  await stage.until(
    () => knownLines(stage)?.length === 1 && isResting(stage),
    'a line in the cart',
  );
};
const isAtReview = (stage: Stage) =>
  actorOf(stage.shop().app, 'checkout')?.getSnapshot().hasTag('review');

const idOfFirst = 1;
const wasReported = (stage: Stage) =>
  sessionSnapshot(stage)?.hasTag('signedIn') &&
  account(stage)?.context.failures[FORM]?.reason === 'refused';

export const withGuestOrder = async ({ platform }: Stage) => {
  const guest = { customerId: null, email: 'ada@example.com' };
  platform.orders.push(structuredClone({ ...PLACED_ORDER, ...guest }));
};
const withGuestPickup = async (stage: Stage) => {
  await withGuestOrder(stage);
  const place = { street: ['93 Queen’s Road Central'], city: 'Central', countryId: 'HK' };
  Object.assign(stage.platform.orders.at(-1)?.shippingAddress ?? {}, place);
};
/** A guest looks up an order by the data of its email. */
async function lookUp(stage: Stage) {
  const fields = { number: PLACED_ORDER.number, email: 'ada@example.com', lastname: TO.lastname };
  const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`);
  await stage.until(() => field('lastname') !== null, 'the form');
  for (const [name, text] of Object.entries(fields)) {
    fireEvent.change(field(name)!, { target: { value: text } });
  }
  stage.press('Find order');
}
const isFound = ({ main }: Stage) => main().includes('Apricot Letters');

export const accountRows: readonly Row[] = [
  pageRow('GuestOrderByToken', '/track-order?token=a-token', 'Apricot Letters', {
    arrange: withGuestOrder,
  }),
  optionalQueryRow(
    'PickupPlaces',
    '/track-order?token=a-token',
    'Apricot Letters',
    ({ main }) => main().includes('Pick up at'),
    { arrange: withGuestPickup },
  ),
  optionalQueryRow(
    'GuestOrderGifts',
    '/track-order?token=a-token',
    'Apricot Letters',
    ({ main }) => main().includes('With love'),
    { arrange: withGuestOrder },
  ),
  {
    operation: 'GuestOrder',
    kind: 'query',
    async arrange(stage) {
      await withGuestOrder(stage);
      await stage.visit('/track-order');
    },
    act: lookUp,
    retry: lookUp,
    isDone: isFound,
    isReported: () => document.querySelector('main [role=alert]') !== null,
    isWaiting: () => document.querySelector('main form [aria-busy=true]') !== null,
    marks: { 'reload in the middle': 'restored' },
  },
  change(
    'ChangeName',
    { kind: 'changeName', firstname: 'Robin', lastname: 'Reed' },
    {
      facts: (stage) => demoCustomer(stage).firstname,
      before: 'Roberta',
      after: 'Robin',
    },
  ),
  change(
    'ChangeEmail',
    { kind: 'changeEmail', email: 'robin@example.com', password: ROBERTA.password },
    {
      facts: (stage) => demoCustomer(stage).email,
      before: ROBERTA.email,
      after: 'robin@example.com',
    },
  ),
  change(
    'ChangePassword',
    { kind: 'changePassword', password: ROBERTA.password, newPassword: NEW_PASSWORD },
    {
      async retry(stage, fault) {
        const task: AccountTask = {
          kind: 'changePassword',
          password: ROBERTA.password,
          newPassword: NEW_PASSWORD,
        };
        await retryAfterSignIn(submitTask(task), () =>
          isWorkDone(fault) ? NEW_PASSWORD : ROBERTA.password,
        )?.(stage, fault);
        if (!isWorkDone(fault)) return;
        // The platform rejects the old password, since the first request has changed it.
        await stage.until(
          () => wasReported(stage) === true,
          'the message that the password is wrong',
        );
        await submitTask({ ...task, password: NEW_PASSWORD })(stage);
      },
      facts: (stage) => demoCustomer(stage).password,
      before: ROBERTA.password,
      after: NEW_PASSWORD,
    },
  ),
  change('CreateAddress', SAVE, {
    facts: cities,
    before: [],
    after: ['Austin'],
    // Without a message, or after a reload, the shopper fills in the form again.
    factsFinally: {
      'offline in the middle': ['Austin', 'Austin'],
      'reload in the middle': ['Austin', 'Austin'],
    },
    // The shop reads the address book after a lost response; it never sends the change again.
    marks: { 'lost response': 'recovered', 'malformed JSON': 'recovered' },
  }),
  change(
    'UpdateAddress',
    { ...SAVE, id: idOfFirst, address: { ...BOOK_ADDRESS, city: 'Dallas' } },
    {
      arrange: withAddress,
      facts: cities,
      before: ['Austin'],
      after: ['Dallas'],
      marks: { 'lost response': 'recovered', 'malformed JSON': 'recovered' },
    },
  ),
  change(
    'DeleteAddress',
    { kind: 'deleteAddress', id: idOfFirst },
    {
      arrange: withAddress,
      facts: cities,
      before: ['Austin'],
      after: [],
      marks: { 'lost response': 'recovered', 'malformed JSON': 'recovered' },
    },
  ),
  change(
    'Reorder',
    { kind: 'reorder', number: PLACED_ORDER.number },
    {
      arrange: withOrder,
      facts: pieceCount,
      before: 0,
      after: 1,
      afterTwice: 2,
    },
  ),
  ownPage('AddressBook', '/address-book', 'Austin', withAddress),
  ownPage('Orders', '/order-history', PLACED_ORDER.number, withOrder),
  optionalQueryRow(
    'OrderGifts',
    '/order-history',
    PLACED_ORDER.number,
    ({ main }) => main().includes('With love'),
    {
      arrange: async (stage) => {
        await withOrder(stage);
        await stage.visit('/order-history');
        await stage.until(() => stage.main().includes(PLACED_ORDER.number), 'the order');
      },
      act: openOrder,
      // A signed-out customer is on the sign-in page.
      marks: { 401: 'signed out', 'reload in the middle': 'restored' },
      isComplete: (stage) => stage.main().includes(PLACED_ORDER.number) || isAtSignIn(),
      async retry(stage) {
        if (!isSignedIn(stage)) {
          await askSession({ type: 'session.signIn', ...ROBERTA })(stage);
          await stage.until(() => isSignedIn(stage), 'signed in again');
          await stage.visit('/order-history');
        } else stage.reload();
        await openOrder(stage);
      },
    },
  ),
  optionalQueryRow(
    'ReceiptNumber',
    '/order-confirmation',
    'Thank you',
    ({ main }) => main().includes(PLACED_ORDER.number),
    {
      arrange: withReceipt,
      // A signed-out customer sees no receipt, but has the order in the history.
      marks: { 401: 'signed out' },
      isComplete: (stage) =>
        stage.main().includes('Thank you') ||
        isAtSignIn() ||
        (!stage.wire.isOnline && isFailureView()),
      async retry(stage) {
        if (isSignedIn(stage)) return stage.reload();
        await askSession({ type: 'session.signIn', ...ROBERTA })(stage);
        await stage.until(() => isSignedIn(stage), 'signed in again');
        await stage.visit('/order-history');
      },
    },
  ),
  optionalQueryRow('Remembered', '/checkout', 'Continue', (stage) => isAtReview(stage) === true, {
    arrange: asReturningCustomer,
    // Without preferences the steps open as for a new customer.
    isComplete: (stage) =>
      stage.main().includes('Continue') ||
      isAtSignIn() ||
      (!stage.wire.isOnline && isFailureView()),
    isWaiting: (stage) => stage.main() !== '',
    async retry(stage) {
      if (!isSignedIn(stage)) {
        await askSession({ type: 'session.signIn', ...ROBERTA })(stage);
        await stage.until(() => isSignedIn(stage), 'signed in again');
      }
      await stage.visit('/checkout');
    },
    marks: { 401: 'signed out' },
  }),
];
