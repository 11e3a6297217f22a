import { describe, expect, it } from 'vitest';
import { NOTHING_SAVED } from '../../machines/checkout/context.ts';
import { checkoutMachine } from '../../machines/checkout/machine.ts';
import { ADDRESS, CART, CHECK_PAYMENT, METHOD, SAVED_CHECKOUT } from '../models/orderModel.ts';
import { accepted, done, rejected } from '../support/model.ts';
import { standAlone } from '../support/standAlone.ts';

const TASK = { kind: 'saveAddress', id: null, address: ADDRESS, regionId: 57, existingIds: [3] };
const SAVE = 'account ← account.submit';
const SUBMIT = { type: 'shippingAddress.submit', address: ADDRESS, addressTask: TASK };
const ACCEPTED = accepted('submitShippingAddress', [METHOD]);
const RETRY = { type: 'addressBook.retry', step: 'shippingAddress' };

/** A customer's checkout whose first steps are accepted already. */
function customerCheckout(saved: object = NOTHING_SAVED) {
  const input = { order: null, cartId: 'cart-1', details: CART, isSignedIn: true };
  const checkout = standAlone(checkoutMachine, { input });
  const isUntouched = saved === NOTHING_SAVED;
  checkout.send({ type: 'checkout.begin' }, done('restoreCheckout', saved));
  if (isUntouched) checkout.send(done('express', { ...NOTHING_SAVED, lostChoice: null }));
  checkout.calls();
  return checkout;
}

describe('Checkout: saving a new address in the address book', () => {
  it('waits until the platform accepts the step', () => {
    const checkout = customerCheckout();
    checkout.send(SUBMIT);
    expect(checkout.calls()).toEqual(['call submitShippingAddress']);
    checkout.send(ACCEPTED);
    expect(checkout.calls()).toContain(SAVE);
    expect(checkout.inputOf('account.submit')).toEqual({
      type: 'account.submit',
      form: 'checkout.shippingAddress',
      task: TASK,
    });
  });

  it('saves a billing address, too', () => {
    const checkout = customerCheckout({
      ...SAVED_CHECKOUT,
      billingAddress: null,
      payment: CHECK_PAYMENT,
    });
    const submit = { type: 'billingAddress.submit', address: ADDRESS, addressTask: TASK };
    checkout.send(submit, accepted('submitBillingAddress'));
    expect(checkout.inputOf('account.submit')).toMatchObject({ form: 'checkout.billingAddress' });
  });

  it('saves nothing when the step is rejected', () => {
    const checkout = customerCheckout();
    checkout.send(SUBMIT, rejected('submitShippingAddress'));
    expect(checkout.calls()).not.toContain(SAVE);
  });

  it('saves nothing when the customer does not ask for it, even if a rejected attempt asked for it', () => {
    const checkout = customerCheckout();
    checkout.send(SUBMIT, rejected('submitShippingAddress'));
    checkout.send({ type: 'shippingAddress.submit', address: ADDRESS }, ACCEPTED, RETRY);
    expect(checkout.calls()).not.toContain(SAVE);
  });

  it('sends the same address again when the customer tries again', () => {
    const checkout = customerCheckout();
    checkout.send(SUBMIT, ACCEPTED);
    checkout.calls();
    checkout.send(RETRY);
    expect(checkout.calls()).toEqual([SAVE]);
    expect(checkout.inputOf('account.submit')).toMatchObject({ task: TASK });
  });

  it('saves nothing of a customer who has signed out', () => {
    const checkout = customerCheckout();
    checkout.send(SUBMIT, ACCEPTED, { type: 'checkout.signedOut' });
    checkout.calls();
    checkout.send(RETRY);
    expect(checkout.calls()).toEqual([]);
  });
});
