import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { loadPageWords } from '../../locales/activate.ts';
import type { World } from './world.ts';

/**
 * Keeps a coupon that came with the address, says so, and has a cart apply it where there is one
 * (spec §2 "Other route behaviours", §9, readings 49).
 */
export async function takeCoupon(world: World, code: string): Promise<void> {
  const { storage, navigation, toast, startCart, send } = world;
  storage.set('applied_coupon_code', code);
  const { path, search } = navigation.current();
  const query = new URLSearchParams(search);
  query.delete('coupon');
  navigation.replace((query.size > 0 ? `${path}?${query}` : path) + navigation.place());
  await loadPageWords();
  await toast({
    type: 'info',
    message: i18n._(msg`Coupon code ${code} applied`),
    dismissable: true,
    timeout: 5_000,
  });
  if (storage.get('cartId') === null) return;
  await startCart();
  send('cart', { type: 'cart.applyCoupon', code });
}
