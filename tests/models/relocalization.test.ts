import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, toPromise } from 'xstate';
import type { SavedCheckout } from '../../machines/checkout/context.ts';
import {
  type CheckoutInStorage,
  relocalizationMachine,
} from '../../machines/checkout/relocalization.ts';
import type { PaymentMethod, ShippingMethod } from '../../machines/domain.ts';
import { done, failed } from '../support/model.ts';
import { walk } from '../support/walk.ts';
import { METHOD, SAVED_CHECKOUT } from './orderModel.ts';

const LOCALIZED = { ...METHOD, method_title: 'Fest' };
const OTHER = { ...METHOD, method_code: 'express' };
const STORED: CheckoutInStorage = {
  saved: SAVED_CHECKOUT as SavedCheckout,
  cartId: 'cart-1',
  isSignedIn: false,
  isPaymentOutstanding: false,
  isLocalized: false,
};
const SUMMARY = { code: 'checkmo', title: 'Visa 1111', data: { summary: 'Visa 1111' } };

/**
 * Runs the machine.
 *
 * @returns the restored checkout and the calls to the platform
 */
async function restore(
  stored: Partial<CheckoutInStorage>,
  methods: ShippingMethod[] | Error = [LOCALIZED],
) {
  const calls: string[] = [];
  const present = { ...STORED, ...stored };
  const actor = createActor(
    relocalizationMachine.provide({
      actors: {
        readSavedCheckout: fromPromise<CheckoutInStorage>(async () => present),
        submitShippingAddress: fromPromise<ShippingMethod[]>(async () => {
          calls.push('address');
          if (methods instanceof Error) throw methods;
          return methods;
        }) as never,
        submitShippingMethod: fromPromise<void>(async () => void calls.push('method')) as never,
        readPaymentMethods: fromPromise<PaymentMethod[]>(async () => {
          calls.push('titles');
          return [{ code: 'checkmo', title: 'Scheck' }] as PaymentMethod[];
        }) as never,
      },
      actions: { saveCheckout: () => void calls.push('save') },
    }),
  ).start();
  return { restored: await toPromise(actor), calls };
}

describe('Relocalization of a saved checkout', () => {
  it('is covered by a walk over every state and transition', async () => {
    const walked = await walk(relocalizationMachine, {
      events: [
        done('readSavedCheckout', STORED),
        done('readSavedCheckout', { ...STORED, saved: { ...SAVED_CHECKOUT, payment: null } }),
        done('readSavedCheckout', { ...STORED, isLocalized: true }),
        failed('readSavedCheckout'),
        done('submitShippingAddress', [LOCALIZED]),
        done('submitShippingAddress', [OTHER]),
        done('submitShippingAddress', []),
        failed('submitShippingAddress'),
        done('submitShippingMethod'),
        failed('submitShippingMethod'),
        done('readPaymentMethods', []),
        failed('readPaymentMethods'),
      ],
      facets: ({ localized }) => localized,
    });
    expect(walked).toMatchObject({ states: 8, transitions: 13, missedStates: [], missed: [] });
  });

  it('reads methods and titles again in the present store view, and saves them', async () => {
    const { restored, calls } = await restore({});
    expect(calls).toEqual(['address', 'method', 'titles', 'save']);
    expect(restored.shippingMethod).toEqual(LOCALIZED);
    expect(restored.availableShippingMethods).toEqual([LOCALIZED]);
    expect(restored.payment).toEqual({ code: 'checkmo', title: 'Scheck', data: {} });
  });

  it.each<[string, Partial<CheckoutInStorage>]>([
    ['methods of this store view', { isLocalized: true }],
    ['an outstanding payment', { isPaymentOutstanding: true }],
    ['no cart', { cartId: null }],
    ['no address', { saved: { ...STORED.saved, shippingAddress: null } }],
  ])('sends no request with %s', async (_, stored) => {
    const { restored, calls } = await restore(stored);
    expect(calls).toEqual([]);
    expect(restored).toEqual(stored.saved ?? STORED.saved);
  });

  it('drops a shipping method that is no longer offered', async () => {
    const { restored, calls } = await restore({}, [OTHER]);
    expect(calls).toEqual(['address', 'titles', 'save']);
    expect(restored.shippingMethod).toBeNull();
  });

  it('keeps the chosen method if none is offered, because the cart is empty', async () => {
    const { restored, calls } = await restore({}, []);
    expect(calls).toEqual(['address']);
    expect(restored.shippingMethod).toEqual(METHOD);
  });

  it('keeps the summary of a saved card as its title', async () => {
    const saved = { ...STORED.saved, payment: SUMMARY };
    const { restored, calls } = await restore({ saved });
    expect(calls).toEqual(['address', 'method', 'save']);
    expect(restored.payment).toEqual(SUMMARY);
  });

  it('keeps the chosen method in its old language when the platform cannot be reached', async () => {
    const { restored, calls } = await restore({}, new Error('unreachable'));
    expect(calls).toEqual(['address']);
    expect(restored.availableShippingMethods).toEqual([METHOD]);
    expect(restored.shippingMethod).toEqual(METHOD);
  });
});
