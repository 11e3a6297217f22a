import { i18n } from '@lingui/core';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Payment } from '../../machines/checkout/context.ts';
import { acceptedCheckout } from '../support/acceptedCheckout.ts';
import { addSimpleProduct } from '../support/addSimpleProduct.ts';
import { checkoutOf } from '../support/checkoutOf.ts';
import { type OpenShop, wholeShops } from '../support/openShop.ts';
import { pressPlaceOrder } from '../support/pressPlaceOrder.ts';
import { showShop } from '../support/showShop.tsx';
import '../support/asyncTimeout.ts';

const open = wholeShops({ path: '/checkout' });
let shop: OpenShop;

beforeEach(async () => {
  shop = await open();
});

const ADDRESS = {
  ...acceptedCheckout.shippingAddress,
  city: 'Central',
  postcode: '',
  region_code: '',
  country_id: 'HK',
};
const { begin, checkout, context, submit, untilPriced, untilReceipt, untilStep } = checkoutOf(
  () => shop,
);
const pickups = () => context().availableShippingMethods.filter(({ pickup }) => pickup);

/** A checkout at the shipping methods for an address. */
async function chooseMethod(address = ADDRESS): Promise<void> {
  await begin();
  await untilStep('shippingAddress');
  submit({ type: 'shippingAddress.submit', address });
  await untilStep('shippingMethod');
}

describe('Checkout: a pick-up', () => {
  it('is offered once for each location, and orders for that location', async () => {
    await chooseMethod();
    expect(pickups().map(({ method_title, amount }) => [method_title, amount.value])).toEqual([
      ['Tai Ping Shan Street', 0],
      ['Central Market', 0],
    ]);
    submit({ type: 'shippingMethod.submit', method: pickups()[1] });
    await untilStep('billingAddress');
    submit({ type: 'billingAddress.submit', address: acceptedCheckout.billingAddress });
    await untilStep('paymentMethod');
    submit({ type: 'paymentMethod.submit', payment: acceptedCheckout.payment as Payment });
    await untilStep('review');
    await untilPriced();
    showShop(shop);
    await screen.findByText(/93 Queen’s Road Central/);
    pressPlaceOrder(checkout());
    await untilReceipt();
    expect(shop.shop.orders).toMatchObject([
      {
        shippingMethod: { carrier: 'instore', method: 'pickup' },
        shippingAddress: { company: 'Central Market', street: ['93 Queen’s Road Central'] },
        billingAddress: { street: ['1 Rose Lane'] },
      },
    ]);
    const heading = await screen.findByRole('heading', { name: 'Pick up at' });
    expect(heading.parentElement?.textContent).toContain('Central Market');
    expect(screen.queryByRole('heading', { name: 'Shipping Address' })).toBeNull();
    const next = await screen.findByText(/email you when they are ready/);
    expect(next.textContent).toContain('The confirmation goes to ada+flowers@example.com.');
  });

  it('is not preselected, although it costs nothing', async () => {
    await chooseMethod();
    showShop(shop);
    const radio = await screen.findByRole('radio', { name: 'Pick up · Tai Ping Shan Street' });
    expect((radio as HTMLInputElement).checked).toBe(false);
  });

  it('is announced below the address, which then is only for the bill', async () => {
    await shop.start('cart');
    await addSimpleProduct(shop);
    await shop.start('cart', 'checkout');
    showShop(shop);
    const country = await screen.findByRole('combobox', { name: 'Country' });
    await expect.poll(() => shop.wire.requests).toContain('PickupPlaces');
    expect(screen.queryByText(/You can also pick up/)).toBeNull();
    fireEvent.change(country, { target: { value: 'HK' } });
    await screen.findByText(
      'You can also pick up your order. Your address is then only for the bill.',
    );
  });

  it('is not offered to addresses in a country without a location', async () => {
    await chooseMethod(acceptedCheckout.shippingAddress);
    expect(pickups()).toEqual([]);
    expect(shop.wire.requests).not.toContain('PickupLocations');
  });

  it('is not offered while its locations cannot be read, unlike deliveries', async () => {
    await shop.control('fail', { field: 'pickupLocations', message: 'Not today.' });
    await chooseMethod();
    expect(shop.wire.requests).toContain('PickupLocations');
    const carriers = context().availableShippingMethods.map(({ carrier_code }) => carrier_code);
    expect(carriers).toContain('tablerate');
    expect(carriers).not.toContain('instore');
  });

  it('writes its place in the order of the language', async () => {
    const { platform, services } = shop;
    services.storage.set('store_view_code', 'zh_hant');
    await shop.close();
    onTestFinished(() => i18n.activate('en_US'));
    shop = await open({ platform });
    await chooseMethod();
    expect(pickups()[0]?.pickup?.lines[0]).toBe('上環太平山街14號');
  });
});
