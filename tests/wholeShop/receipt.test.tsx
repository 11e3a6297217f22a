import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { selectStores } from '../../src/actors/stores.ts';
import { RECEIPT, STORAGE_PREFIX } from '../../src/lib/stored/keys.ts';
import { wholeShops } from '../support/openShop.ts';
import { showShop } from '../support/showShop.tsx';
import '../support/asyncTimeout.ts';

const open = wholeShops();

const ORDER = {
  id: '42',
  number: null,
  cartId: 'cart-1',
  shipping_address: null,
  email: 'ada@example.com',
  items: [],
  prices: null,
  shippingTitle: 'Flat Rate',
  paymentTitle: 'Check / Money order',
};

it('Receipt: the user store says that the shopper is on it, from its opening until it is left', async () => {
  sessionStorage.setItem(
    STORAGE_PREFIX + RECEIPT,
    JSON.stringify({ value: ORDER, timeStored: Date.now() }),
  );
  const shop = await open({ path: '/order-confirmation' });
  showShop(shop);
  const isNoted = () => selectStores(shop.app).user.userOnOrderSuccess;
  await screen.findByText('Thank you for your order');
  await expect.poll(isNoted).toBe(true);
  shop.services.navigation.navigate('/contact');
  await expect.poll(isNoted).toBe(false);
});
