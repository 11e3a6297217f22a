import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { NOTHING_SAVED } from '../../machines/checkout/context.ts';
import { DEFAULT_SHOP, refusedError, unreachableError } from '../support/fakeShop.ts';
import { modelOf, withTitles } from '../support/model.ts';
import { ADDRESS } from '../support/sampleAddress.ts';
import { ENTRY_ACTIONS, type EntryAction, enteredExpectations } from './entered.expectations.ts';
import { fakeCheckout } from './fakeCheckout.ts';
import { onePressExpectations, PRESS_ACTIONS, type PressAction } from './onePress.expectations.ts';
import { TOTAL_ACTIONS, type TotalAction, totalExpectations } from './total.expectations.ts';

type Shop = Awaited<ReturnType<typeof fakeCheckout>>;

/** The paths of a shopper's expectations that take each of its transitions once. */
const pathsOf = (expectations: AnyStateMachine, actions: readonly string[]) =>
  withTitles(
    modelOf(expectations, {
      events: actions.map((type) => ({ type })),
      cover: 'transitions',
    }).getShortestPaths(),
  );

/** Runs a path: does its actions and looks at each state. */
const walk = <Action extends string>(
  path: ReturnType<typeof pathsOf>[number][1],
  actions: readonly Action[],
  act: (action: Action) => Promise<void>,
  states: Record<string, () => void>,
) =>
  path.test({
    events: Object.fromEntries(actions.map((action) => [action, () => act(action)])),
    states,
  } as never);

describe('Expectation: one press makes one order', () => {
  it.each(pathsOf(onePressExpectations, PRESS_ACTIONS))('%s', async (_, path) => {
    const checkout = await fakeCheckout();
    const act = async (action: PressAction) => {
      const { platform } = checkout;
      if (action === 'come back' || action === 'check') {
        platform.isUnreachable = false;
        if (action === 'check') await checkout.send({ type: 'order.check' });
        else await checkout.comeBack();
        return;
      }
      platform.isUnreachable = action.includes('unreachable');
      platform.fault = null;
      if (action.includes('request lost')) platform.fault = 'request lost';
      if (action.includes('response lost')) platform.fault = 'response lost';
      await checkout.press(action === 'press twice' ? 2 : 1);
    };
    const expectScreen = (screen: string, orders: number) => () =>
      expect({ screen: screenOf(checkout), orders: checkout.platform.paid.length }).toEqual({
        screen,
        orders,
      });
    await walk(path, PRESS_ACTIONS, act, {
      review: expectScreen('review', 0),
      unconfirmedWithoutOrder: expectScreen('unconfirmed', 0),
      unconfirmedWithOrder: expectScreen('unconfirmed', 1),
      receipt: expectScreen('receipt', 1),
    });
  });
});

const screenOf = ({ tags }: Shop): string =>
  tags().has('submittable')
    ? 'review'
    : (['receipt', 'unconfirmed'].find((tag) => tags().has(tag as never)) ?? 'another');

describe('Expectation: the total I saw is the total I pay', () => {
  const USUAL = DEFAULT_SHOP.prices.grand_total!.value;
  const RAISED = USUAL + 10;
  const pricesOf = (value: number) => ({
    ...DEFAULT_SHOP.prices,
    grand_total: { value, currency: 'USD' },
  });

  it.each(pathsOf(totalExpectations, TOTAL_ACTIONS))('%s', async (_, path) => {
    const checkout = await fakeCheckout();
    const { shop, platform } = checkout;
    const setTotal = (value: number) => {
      shop.prices = pricesOf(value);
    };
    const act = async (action: TotalAction) => {
      if (action === 'price rises') setTotal(RAISED);
      else if (action === 'price falls') setTotal(USUAL);
      else if (action === 'come back') await checkout.comeBack();
      else {
        platform.beforeCharge = () => {
          if (action === 'press while the price rises') setTotal(RAISED);
        };
        await checkout.press();
      }
    };
    const expectTotal = (total: number) => () =>
      expect({ expectTotal: checkout.total(), paid: platform.paid }).toEqual({
        expectTotal: total,
        paid: [],
      });
    const expectPaid = (total: number) => () => expect(platform.paid).toEqual([total]);
    await walk(path, TOTAL_ACTIONS, act, {
      seesUsual: expectTotal(USUAL),
      seesUsualButRaised: expectTotal(USUAL),
      seesRaised: expectTotal(RAISED),
      seesRaisedButUsual: expectTotal(RAISED),
      paidUsual: expectPaid(USUAL),
      paidRaised: expectPaid(RAISED),
    });
  });
});

describe('Expectation: what I entered is still there', () => {
  const [METHOD] = DEFAULT_SHOP.methods;
  const BILLING = { sameAsShippingAddress: true } as const;
  /** The port that an action calls. */
  const PORTS = {
    'send address': 'submitShippingAddress',
    'choose shipping': 'submitShippingMethod',
    'same billing address': 'submitBillingAddress',
  };

  it.each(pathsOf(enteredExpectations, ENTRY_ACTIONS))('%s', async (_, path) => {
    const checkout = await fakeCheckout(NOTHING_SAVED);
    const { shop, send } = checkout;
    const act = async (whole: EntryAction) => {
      if (whole === 'come back') return checkout.comeBack();
      if (whole === 'edit address') return send({ type: 'checkout.edit', step: 'shippingAddress' });
      const [action, fault] = whole.split(', ') as [keyof typeof PORTS, string?];
      const failures = { refused: refusedError('No.'), 'request lost': unreachableError() };
      shop.fail = fault ? { [PORTS[action]]: failures[fault as keyof typeof failures] } : {};
      if (action === 'send address')
        await send({ type: 'shippingAddress.submit', address: ADDRESS });
      else if (action === 'choose shipping') {
        await send({ type: 'shippingMethod.submit', method: METHOD! });
      } else await send({ type: 'billingAddress.submit', address: BILLING });
    };
    const has = (address: object | null, method?: object, billing?: object) => () => {
      const { submitted, ...accepted } = checkout.context();
      expect({
        address: submitted.shippingAddress ?? accepted.shippingAddress,
        method: accepted.shippingMethod ?? undefined,
        billing: accepted.billingAddress ?? undefined,
      }).toEqual({ address, method, billing });
    };
    await walk(path, ENTRY_ACTIONS, act, {
      nothing: has(null),
      unsentAddress: has(ADDRESS),
      address: has(ADDRESS),
      editedAddress: has(ADDRESS),
      shipping: has(ADDRESS, METHOD),
      editedAddressOfShipping: has(ADDRESS, METHOD),
      billing: has(ADDRESS, METHOD, BILLING),
    });
  });
});
