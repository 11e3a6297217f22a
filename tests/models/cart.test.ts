import { describe, expect, it } from 'vitest';
import { cartMachine } from '../../machines/cart.ts';
import { type CartCommand, cartChangeMachine } from '../../machines/cartChange.ts';
import { done, elapsed, failed } from '../support/model.ts';
import { walk } from '../support/walk.ts';

const ALL = { missedStates: [], missed: [] };
const money = { value: 10, currency: 'USD' };
const line = (variantSku: string | null) => ({
  uid: 'MQ==',
  id: '1',
  quantity: 1,
  product: {
    uid: 'MQ==',
    sku: 'rose',
    name: 'Rose',
    urlKey: 'rose',
    urlSuffix: '.html',
    image: null,
  },
  variantSku,
  options: [],
  price: money,
  rowTotal: money,
  isAvailable: true,
  notes: [],
});
const details = {
  id: 'cart-1',
  items: [line(null)],
  totalQuantity: 1,
  coupons: [],
  prices: { grand_total: money, subtotal: money, discounts: [], taxes: [], shipping: null },
};
const invalid = Object.assign(new Error('Could not find a cart'), { reason: 'invalidCart' });
const refused = Object.assign(new Error('Not enough'), { reason: 'refused' });

const commands: CartCommand[] = [
  {
    kind: 'add',
    cartId: null,
    parentSku: null,
    product: { uid: 'MQ==', name: 'Rose', selectedOptions: [] },
    quantity: 1,
    sku: 'rose',
  },
  { kind: 'update', itemId: 'MQ==', quantity: 2 },
  { kind: 'remove', itemId: 'MQ==' },
  { kind: 'applyCoupon', code: 'SPRING' },
  { kind: 'removeCoupon' },
  { kind: 'read' },
];
const calls = [
  'addItem',
  'updateItem',
  'removeItem',
  'takeOut',
  'putBack',
  'undo',
  'applyCoupon',
  'removeCoupon',
];

describe('every state and transition of', () => {
  it('one change of the cart', async () => {
    const events = [
      done('createCart', 'cart-2'),
      failed('createCart', refused),
      done('forgetCart', 1),
      failed('forgetCart'),
      done('readDetails', details),
      failed('readDetails', invalid),
      failed('readDetails', refused),
      ...calls.flatMap((id) => [done(id), failed(id, invalid), failed(id, refused)]),
    ];
    const facets = (context: {
      cartId: string | null;
      isRecovered: boolean;
      failures: unknown[];
    }) => [context.cartId, context.isRecovered, context.failures.length];
    expect(
      await walk(
        cartChangeMachine,
        ...commands.flatMap((command) => [
          { events, facets, input: { command, cartId: 'cart-1', line: line(null) } },
          { events, facets, input: { command, cartId: null, line: line('rose-large') } },
        ]),
        {
          events,
          facets,
          input: { command: commands[1]!, cartId: 'cart-1', line: line('rose-large') },
        },
      ),
    ).toMatchObject({ states: 15, transitions: 39, ...ALL });
  });

  it('the cart', async () => {
    const outcome = { cartId: 'cart-1', details, failures: [] };
    const failedOutcome = {
      cartId: 'cart-1',
      details: null,
      failures: [{ operation: 'add', failure: { reason: 'refused', message: 'No' } }],
    };
    expect(
      await walk(cartMachine, {
        events: [
          done('readStoredCartId', 'cart-1'),
          failed('readStoredCartId'),
          {
            type: 'cart.addItem',
            cartId: null,
            parentSku: null,
            product: { uid: '', name: '', selectedOptions: [] },
            quantity: 1,
            sku: 'a',
          } as never,
          { type: 'cart.updateItem', itemId: 'MQ==', quantity: 2 } as never,
          { type: 'cart.removeItem', itemId: 'MQ==' } as never,
          { type: 'cart.applyCoupon', code: 'A' } as never,
          { type: 'cart.removeCoupon' },
          { type: 'cart.read' },
          { type: 'cart.ask' },
          { type: 'cart.orderCompleted' },
          { type: 'cart.lockOver' },
          elapsed('gather', 'cart.gathering'),
          done('change', outcome),
          done('change', failedOutcome),
          failed('change'),
          done('forgetCart', 1),
          failed('forgetCart'),
          done('createCart', 'cart-2'),
          failed('createCart'),
        ],
        facets: ({ waiting, current, isLocked }) => [
          waiting.slice(0, 1).map(({ kind }) => kind),
          waiting.length > 1,
          current?.kind === 'update',
          isLocked,
        ],
        limit: 50_000,
      }),
    ).toMatchObject({ states: 7, transitions: 23, ...ALL });
  });
});
