import { actorOf } from '../../../src/actors/AppActor.ts';
import { ROBERTA } from '../../support/openShop.ts';
import type { Row } from '../row.ts';
import type { Stage } from '../stage.ts';
import {
  addOne,
  cartRow,
  cartSnapshot,
  isResting,
  knownLines,
  linesOf,
  openLinesOf,
  SIMPLE,
  sendToCart,
  withALine,
} from './cartParts.ts';
import { optionalQueryRow, pageRow } from './pages.ts';
import { isSignedIn, sendToSession } from './sessionParts.ts';

const ONE = [`1 × ${SIMPLE}`];
const uid = (stage: Stage) => cartSnapshot(stage)?.context.details?.items[0]?.uid ?? '';
const hasLines = (lines: string[]) => (stage: Stage) =>
  isResting(stage) && JSON.stringify(knownLines(stage)) === JSON.stringify(lines);
const coupons = (codes: string[]) => (stage: Stage) =>
  isResting(stage) &&
  JSON.stringify(cartSnapshot(stage)?.context.details?.coupons) === JSON.stringify(codes);
const couponsOf = ({ platform }: Stage) =>
  [...platform.carts.values()].map(({ couponCode }) => couponCode);

/** Outcomes of a change whose result the shop learns by reading the cart, without a second request. */
const SETTLED = {
  'lost response': 'recovered',
  'malformed JSON': 'recovered',
} as const;

const setQuantity = (quantity: number) => async (stage: Stage) =>
  sendToCart({ type: 'cart.updateItem', itemId: uid(stage), quantity })(stage);

const cardsOf = ({ platform }: Stage) =>
  [...platform.carts.values()].flatMap(({ lines }) =>
    lines.flatMap(({ giftMessage }) => (giftMessage ? [giftMessage.message] : [])),
  );
const formSubmissions = (stage: Stage) =>
  actorOf(stage.shop().app, 'formSubmissions')?.getSnapshot().context;

async function writeCard(stage: Stage) {
  await stage.shop().start('formSubmissions');
  actorOf(stage.shop().app, 'formSubmissions')?.send({
    type: 'formSubmissions.send',
    formSubmission: {
      kind: 'giftMessage',
      cartId: cartSnapshot(stage)?.context.cartId ?? '',
      itemUid: uid(stage),
      quantity: 1,
      gift: { to: 'Ada', from: 'Bo', message: 'With love' },
    },
  });
}

const PRODUCT = '/apricot-letters.html';
const pressAdd = (stage: Stage) => stage.find('Add to Cart')?.click();

/** Arranges a product page, whose button is busy while an addition is in flight. */
async function atProduct(stage: Stage) {
  await stage.visit(PRODUCT);
  await stage.until(() => stage.find('Add to Cart') !== undefined, 'a product');
}

const addRow = (operation: string, kind: 'create' | 'add', more: Partial<Row>) =>
  cartRow(operation, kind, pressAdd, {
    arrange: atProduct,
    isDone: (stage) => isResting(stage) && stage.find('Cart, 1 item') !== undefined,
    async retry(stage) {
      await stage.until(() => stage.find('Add to Cart') !== undefined, 'a product');
      pressAdd(stage);
    },
    facts: linesOf,
    before: [],
    after: ONE,
    ...more,
  });

const signIn = sendToSession({ type: 'session.signIn', ...ROBERTA });

export const cartRows: readonly Row[] = [
  addRow('CreateEmptyCart', 'create', {
    // The lost response created an empty cart whose id the shop does not know.
    factsAfter: {
      'lost response': [],
      'malformed JSON': [],
      'offline in the middle': [],
      'reload in the middle': [],
    },
    // A pending addition outlives the page.
    marks: { 'reload in the middle': 'ok' },
  }),
  addRow('AddProductsToCart', 'add', {
    arrange: async (stage) => {
      await withALine(stage);
      await sendToCart({ type: 'cart.removeItem', itemId: uid(stage) })(stage);
      await stage.until(() => hasLines([])(stage), 'an empty cart');
      await atProduct(stage);
    },
    marks: { ...SETTLED, 'reload in the middle': 'ok' },
  }),
  cartRow('UpdateCartItems', 'update', setQuantity(3), {
    isDone: hasLines([`3 × ${SIMPLE}`]),
    facts: linesOf,
    before: ONE,
    after: [`3 × ${SIMPLE}`],
    marks: SETTLED,
  }),
  cartRow(
    'RemoveItemFromCart',
    'remove',
    async (stage) => sendToCart({ type: 'cart.removeItem', itemId: uid(stage) })(stage),
    {
      isDone: hasLines([]),
      facts: linesOf,
      before: ONE,
      after: [],
      marks: SETTLED,
    },
  ),
  cartRow(
    'ApplyCouponToCart',
    'applyCoupon',
    sendToCart({ type: 'cart.applyCoupon', code: 'FIRSTLIGHT' }),
    {
      isDone: coupons(['FIRSTLIGHT']),
      facts: couponsOf,
      before: [null],
      after: ['FIRSTLIGHT'],
      marks: SETTLED,
    },
  ),
  cartRow('RemoveCouponFromCart', 'removeCoupon', sendToCart({ type: 'cart.removeCoupon' }), {
    arrange: async (stage) => {
      await withALine(stage);
      await sendToCart({ type: 'cart.applyCoupon', code: 'FIRSTLIGHT' })(stage);
      await stage.until(() => coupons(['FIRSTLIGHT'])(stage), 'a coupon');
    },
    isDone: coupons([]),
    facts: couponsOf,
    before: ['FIRSTLIGHT'],
    after: [null],
    marks: SETTLED,
  }),
  {
    ...pageRow('CartDetails', '/cart', 'Apricot Letters'),
    arrange: (stage) => withALine(stage, ''),
    facts: openLinesOf,
    before: ONE,
    after: ONE,
  },
  {
    ...optionalQueryRow('CrosssellProducts', '/cart', 'Apricot Letters', ({ main }) =>
      main().includes('Goes well with'),
    ),
    arrange: (stage) => withALine(stage, ''),
    facts: openLinesOf,
    before: ONE,
    after: ONE,
  },
  {
    ...pageRow('CartDetailsWithoutGifts', '/cart', 'Apricot Letters'),
    arrange: async (stage) => {
      stage.platform.hasGiftMessages = false;
      await withALine(stage, '');
    },
    facts: openLinesOf,
    before: ONE,
    after: ONE,
  },
  {
    operation: 'SetGiftMessage',
    kind: 'mutation',
    arrange: (stage) => withALine(stage),
    act: writeCard,
    retry: async (stage) => {
      await stage.until(() => isResting(stage) && uid(stage) !== '', 'the cart again');
      await writeCard(stage);
    },
    isDone: (stage) =>
      isResting(stage) && cartSnapshot(stage)?.context.details?.items[0]?.gift != null,
    isReported: (stage) => formSubmissions(stage)?.failures.giftMessage !== undefined,
    isWaiting: (stage) => formSubmissions(stage)?.formSubmission?.kind === 'giftMessage',
    facts: cardsOf,
    before: [],
    after: ['With love'],
  },
  {
    ...optionalQueryRow(
      'CartTrigger',
      '/about-us',
      'A table, a window, a book',
      (stage) => stage.find('Cart, 1 item') !== undefined,
    ),
    arrange: (stage) => withALine(stage, ''),
  },
  {
    ...optionalQueryRow(
      'CartTriggerWithSummary',
      '/about-us',
      'A table, a window, a book',
      (stage) => stage.find('Cart, 1 item') !== undefined,
    ),
    arrange: async (stage) => {
      stage.platform.hasPwaModules = true;
      await withALine(stage, '');
    },
  },
  cartRow('UpdateCartItemsBefore248', 'update', setQuantity(3), {
    arrange: async (stage) => {
      stage.platform.release = '2.4.7';
      await withALine(stage);
    },
    isDone: hasLines([`3 × ${SIMPLE}`]),
    facts: linesOf,
    before: ONE,
    after: [`3 × ${SIMPLE}`],
    marks: SETTLED,
  }),
  {
    operation: 'MergeCarts',
    kind: 'mutation',
    arrange: (stage) => withALine(stage),
    act: signIn,
    isDone: (stage) => isSignedIn(stage) && hasLines(ONE)(stage),
    // Both carts are unchanged; the next change of the cart retries the merge.
    isReported: (stage) =>
      (isResting(stage) && cartSnapshot(stage)?.matches({ adoption: 'unreachable' }) === true) ||
      location.pathname === '/signin',
    isWaiting: (stage) => cartSnapshot(stage)?.hasTag('busy') === true,
    async retry(stage, fault) {
      if (fault === 'reload in the middle' && !isSignedIn(stage)) return signIn(stage);
      if (fault !== '401') return sendToCart({ type: 'cart.read' })(stage);
      // A forced sign-out forgets the cart, so the shopper adds the product again.
      await signIn(stage);
      await stage.until(() => isSignedIn(stage) && isResting(stage), 'signed in again');
      await addOne(stage);
    },
    factsFinally: { 401: [...ONE, ...ONE] },
    // The shop retries the merge after a second; a repeated merge changes nothing.
    sends: {
      'lost request': 2,
      'lost response': 2,
      500: 2,
      'malformed JSON': 2,
      'offline in the middle': 2,
    },
    facts: openLinesOf,
    before: ONE,
    after: ONE,
    marks: { ...SETTLED, 'offline in the middle': 'recovered', 401: 'signed out' },
  },
];
