import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { NOTHING_SAVED } from '../../machines/checkout/context.ts';
import { ADDRESS } from '../support/ada.ts';
import { DEFAULTS, refused, unreachable } from '../support/fakeShop.ts';
import { modelOf, titled } from '../support/model.ts';
import { beliefShop } from './beliefShop.ts';
import { ENTRY_DEEDS, type EntryDeed, enteredBelief } from './entered.belief.ts';
import { onePressBelief, PRESS_DEEDS, type PressDeed } from './onePress.belief.ts';
import { TOTAL_DEEDS, type TotalDeed, totalBelief } from './total.belief.ts';

type Shop = Awaited<ReturnType<typeof beliefShop>>;

/** The paths of a belief that take each of its transitions once. */
const pathsOf = (belief: AnyStateMachine, deeds: readonly string[]) =>
  titled(
    modelOf(belief, {
      events: deeds.map((type) => ({ type })),
      cover: 'transitions',
    }).getShortestPaths(),
  );

/** Runs a path: does its deeds and looks at each state. */
const walk = <Deed extends string>(
  path: ReturnType<typeof pathsOf>[number][1],
  deeds: readonly Deed[],
  act: (deed: Deed) => Promise<void>,
  states: Record<string, () => void>,
) =>
  path.test({
    events: Object.fromEntries(deeds.map((deed) => [deed, () => act(deed)])),
    states,
  } as never);

describe('Belief: one press makes one order', () => {
  it.each(pathsOf(onePressBelief, PRESS_DEEDS))('%s', async (_, path) => {
    const checkout = await beliefShop();
    const act = async (deed: PressDeed) => {
      const { platform } = checkout;
      if (deed === 'come back' || deed === 'check') {
        platform.isUnreachable = false;
        if (deed === 'check') await checkout.send({ type: 'order.check' });
        else await checkout.comeBack();
        return;
      }
      platform.isUnreachable = deed.includes('unreachable');
      platform.mishap = null;
      if (deed.includes('request lost')) platform.mishap = 'request lost';
      if (deed.includes('answer lost')) platform.mishap = 'answer lost';
      await checkout.press(deed === 'press twice' ? 2 : 1);
    };
    const expects = (screen: string, orders: number) => () =>
      expect({ screen: screenOf(checkout), orders: checkout.platform.paid.length }).toEqual({
        screen,
        orders,
      });
    await walk(path, PRESS_DEEDS, act, {
      review: expects('review', 0),
      unconfirmedWithoutOrder: expects('unconfirmed', 0),
      unconfirmedWithOrder: expects('unconfirmed', 1),
      receipt: expects('receipt', 1),
    });
  });
});

const screenOf = ({ tags }: Shop): string =>
  tags().has('submittable')
    ? 'review'
    : (['receipt', 'unconfirmed'].find((tag) => tags().has(tag as never)) ?? 'another');

describe('Belief: the total I saw is the total I pay', () => {
  const USUAL = DEFAULTS.prices.grand_total!.value;
  const RAISED = USUAL + 10;
  const pricesOf = (value: number) => ({
    ...DEFAULTS.prices,
    grand_total: { value, currency: 'USD' },
  });

  it.each(pathsOf(totalBelief, TOTAL_DEEDS))('%s', async (_, path) => {
    const checkout = await beliefShop();
    const { shop, platform } = checkout;
    const setTotal = (value: number) => {
      shop.prices = pricesOf(value);
    };
    const act = async (deed: TotalDeed) => {
      if (deed === 'price rises') setTotal(RAISED);
      else if (deed === 'price falls') setTotal(USUAL);
      else if (deed === 'come back') await checkout.comeBack();
      else {
        platform.beforeCharge = () => {
          if (deed === 'press while the price rises') setTotal(RAISED);
        };
        await checkout.press();
      }
    };
    const sees = (total: number) => () =>
      expect({ sees: checkout.total(), paid: platform.paid }).toEqual({ sees: total, paid: [] });
    const paid = (total: number) => () => expect(platform.paid).toEqual([total]);
    await walk(path, TOTAL_DEEDS, act, {
      seesUsual: sees(USUAL),
      seesUsualButRaised: sees(USUAL),
      seesRaised: sees(RAISED),
      seesRaisedButUsual: sees(RAISED),
      paidUsual: paid(USUAL),
      paidRaised: paid(RAISED),
    });
  });
});

describe('Belief: what I entered is still there', () => {
  const [METHOD] = DEFAULTS.methods;
  const BILLING = { sameAsShippingAddress: true } as const;
  /** The port that a deed calls. */
  const PORTS = {
    'send address': 'submitShippingAddress',
    'choose shipping': 'submitShippingMethod',
    'same billing address': 'submitBillingAddress',
  };

  it.each(pathsOf(enteredBelief, ENTRY_DEEDS))('%s', async (_, path) => {
    const checkout = await beliefShop(NOTHING_SAVED);
    const { shop, send } = checkout;
    const act = async (whole: EntryDeed) => {
      if (whole === 'come back') return checkout.comeBack();
      if (whole === 'edit address') return send({ type: 'checkout.edit', step: 'shippingAddress' });
      const [deed, mishap] = whole.split(', ') as [keyof typeof PORTS, string?];
      const failures = { refused: refused('No.'), 'request lost': unreachable() };
      shop.fail = mishap ? { [PORTS[deed]]: failures[mishap as keyof typeof failures] } : {};
      if (deed === 'send address') await send({ type: 'shippingAddress.submit', address: ADDRESS });
      else if (deed === 'choose shipping') {
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
    await walk(path, ENTRY_DEEDS, act, {
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
