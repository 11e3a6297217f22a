import { i18n } from '@lingui/core';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Services } from '../../src/app/system/services.ts';
import { wireWishList } from '../../src/app/system/wiring/wishList.ts';

i18n.loadAndActivate({ locale: 'en_US', locales: ['en-US'], messages: {} });

it('A guest’s addition to the wish list: opens the sign-in page with a toast that a sign-in removes', () => {
  const toast = vi.fn();
  const navigate = vi.fn();
  const navigation = {
    current: () => ({ path: '/roses.html', search: '?page=2' }),
    navigate,
    watch: () => () => {},
  };
  const services = {
    actors: { toast },
    navigation,
    sessionStore: { set: () => {}, get: () => null, remove: () => {} },
    formDrafts: { owner: () => null },
    token: { isPresent: () => false },
    commerce: { client: () => ({}) },
    errors: { report: (error: unknown) => expect.unreachable(String(error)) },
  } as unknown as Services;
  const wishList = createActor(wireWishList(services), { input: undefined }).start();
  const wish = { sku: 'rose', name: 'Rose', quantity: 1, selectedOptions: [] };
  wishList.send({ type: 'wishList.add', wishes: [wish] });
  expect(navigate.mock.calls).toEqual([['/signin', { state: { from: '/roses.html?page=2' } }]]);
  expect(toast.mock.calls).toMatchObject([
    [{ message: 'Sign in to keep it on your wish list.', asksToSignIn: true }],
  ]);
  wishList.stop();
});
