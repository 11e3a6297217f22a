import type { WishListEvent } from '../../../machines/wishList/setup.ts';
import { actorOf } from '../../../src/actors/AppActor.ts';
import { ROBERTA } from '../../support/openShop.ts';
import type { Row } from '../row.ts';
import type { Stage } from '../stage.ts';
import { isFailureView, optionalQueryRow, pageRow } from './pages.ts';
import { isAtSignIn, isSignedIn, sendToSession, signedIn } from './sessionParts.ts';

const PRODUCT = '/apricot-letters.html';
const SIMPLE = { sku: 'FL-B-04', name: 'Apricot Letters', quantity: 1, selectedOptions: [] };
const PLAIN = { sku: 'FL-B-02', name: 'Madder Hour', quantity: 1, selectedOptions: [] };

const list = (stage: Stage) => actorOf(stage.shop().app, 'wishList')?.getSnapshot();
const isResting = (stage: Stage) =>
  list(stage)?.matches({ customer: 'idle' }) === true && list(stage)?.context.queue.length === 0;
const sendToWishList = (event: WishListEvent) => (stage: Stage) =>
  stage.shop().services.actors.send('wishList', event);
const storedItems = ({ platform }: Stage) =>
  platform.wishlists.flatMap(({ items }) =>
    items.map(({ sku, quantity }) => `${quantity} × ${sku}`),
  );
const cartSkus = ({ platform }: Stage) =>
  [...platform.carts.values()].flatMap(({ lines }) => lines.map(({ sku }) => sku));
const items = (stage: Stage) => list(stage)?.context.items ?? [];

const add = (wishes: (typeof SIMPLE)[]) => sendToWishList({ type: 'wishList.add', wishes });

/** Arranges a customer whose list is loaded and has one item. */
const withWishes = (wishes: (typeof SIMPLE)[]) => async (stage: Stage) => {
  await signedIn(stage);
  await stage.visit('/wishlist');
  await stage.until(() => isResting(stage), 'the list, read');
  if (wishes.length === 0) return;
  add(wishes)(stage);
  await stage.until(() => items(stage).length === wishes.length && isResting(stage), 'on the list');
};

/** Signs in again after a forced sign-out; pending additions then continue by themselves. */
const retryAfterSignIn =
  (act: (stage: Stage) => void, continuesByItself = false) =>
  async (stage: Stage) => {
    const isOut = !isSignedIn(stage);
    if (isOut) {
      await sendToSession({ type: 'session.signIn', ...ROBERTA })(stage);
      await stage.until(() => isSignedIn(stage), 'signed in again');
    }
    await stage.until(() => isResting(stage), 'the list, read');
    if (!isOut || !continuesByItself) act(stage);
  };

/** Signs in again after a forced sign-out, and returns to the page. */
const signInAndReturn = (path: string) => async (stage: Stage) => {
  await sendToSession({ type: 'session.signIn', ...ROBERTA })(stage);
  await stage.until(() => isSignedIn(stage), 'signed in again');
  await stage.visit(path);
};

/** Outcomes of a change whose result the shop learns by reading the list, without a second request. */
const SETTLED = { 'lost response': 'recovered', 'malformed JSON': 'recovered' } as const;

const change = (operation: string, act: (stage: Stage) => void, more: Partial<Row>): Row => ({
  operation,
  kind: 'mutation',
  act,
  retry: retryAfterSignIn(act),
  isDone: isResting,
  isReported: (stage) => stage.hasText('Could not') || isAtSignIn(),
  isWaiting: (stage) => list(stage)?.matches({ customer: 'changing' }) === true,
  marks: { ...SETTLED, 401: 'signed out' },
  ...more,
});

const removeFirst = (stage: Stage) => {
  const [first] = items(stage);
  if (first) sendToWishList({ type: 'wishList.remove', items: [first] })(stage);
};
const move = (optionsIn: (stage: Stage) => string[]) => (stage: Stage) => {
  const [item] = items(stage);
  if (item)
    sendToWishList({ type: 'wishList.move', item, selectedOptions: optionsIn(stage) })(stage);
};
const moveFirst = move(() => []);
/** With the options of its first variant. */
const moveChosen = move(({ platform }) => {
  const product = platform.products.get(PLAIN.sku);
  if (product?.kind !== 'configurable') throw new Error('The seed has no such product.');
  return product.attributeIds.map((id, index) =>
    btoa(`configurable/${id}/${product.variants[0]?.valueIds[index]}`),
  );
});
const isEmpty = (stage: Stage) => isResting(stage) && items(stage).length === 0;
/** The shopper has chosen options, and no item has moved yet. */
const NOT_YET = {
  'lost response': [],
  'malformed JSON': [],
  'offline in the middle': [],
  'reload in the middle': [],
};
export const wishListRows: readonly Row[] = [
  change('AddToWishList', add([SIMPLE]), {
    arrange: withWishes([]),
    isDone: (stage) => isResting(stage) && items(stage).length === 1,
    retry: retryAfterSignIn(add([SIMPLE]), true),
    marks: { ...SETTLED, 401: 'reported' },
    facts: storedItems,
    before: [],
    after: ['1 × FL-B-04'],
  }),
  change('RemoveFromWishList', removeFirst, {
    arrange: withWishes([SIMPLE]),
    isDone: isEmpty,
    facts: storedItems,
    before: ['1 × FL-B-04'],
    after: [],
  }),
  change('MoveToCart', moveFirst, {
    arrange: withWishes([SIMPLE]),
    isDone: isEmpty,
    facts: cartSkus,
    before: [],
    after: ['FL-B-04'],
  }),
  change('ChooseWishOptions', moveChosen, {
    arrange: withWishes([PLAIN]),
    isDone: isEmpty,
    facts: cartSkus,
    before: [],
    after: ['FL-B-02-posy-madder'],
    factsAfter: NOT_YET,
    marks: { 401: 'signed out' },
  }),
  pageRow('WishListPage', '/wishlist', 'Apricot Letters', {
    arrange: withWishes([SIMPLE]),
    isReported: () => isFailureView() || isAtSignIn(),
    retry: (stage, fault) =>
      fault === '401' ? signInAndReturn('/wishlist')(stage) : stage.pressWhenReady('Try again'),
    marks: { 401: 'signed out' },
  }),
  optionalQueryRow(
    'ReadWishList',
    PRODUCT,
    'Apricot Letters',
    (stage) => list(stage)?.context.wishedSkus.includes(SIMPLE.sku) === true,
    {
      arrange: withWishes([SIMPLE]),
      isComplete: (stage) =>
        stage.main().includes('Apricot Letters') || isFailureView() || isAtSignIn(),
      retry: (stage, fault) => (fault === '401' ? signInAndReturn(PRODUCT)(stage) : stage.reload()),
    },
  ),
  {
    operation: 'WishOptions',
    kind: 'query',
    arrange: withWishes([PLAIN]),
    act: (stage) => stage.pressWhenReady('Move to cart: Madder Hour'),
    isDone: (stage) => stage.hasText('Classic'),
    isReported: (stage) => stage.hasText('could not be loaded') || isAtSignIn(),
    isWaiting: (stage) => stage.find('Close') !== undefined,
    retry: (stage, fault) =>
      stage.pressWhenReady(
        fault === 'reload in the middle' ? 'Move to cart: Madder Hour' : 'Try again',
      ),
    marks: { 'reload in the middle': 'restored' },
  },
];
