import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, fromPromise } from 'xstate';
import type { cartMachine } from '../../machines/cart/machine.ts';
import type { checkoutMachine } from '../../machines/checkout/machine.ts';
import type { RouteResponse } from '../../machines/domain.ts';
import { drawerMachine } from '../../machines/drawer/machine.ts';
import { loadingBarMachine } from '../../machines/loadingBar/machine.ts';
import { pageMachine } from '../../machines/page/machine.ts';
import { expiryMachine } from '../../machines/session/expiry.ts';
import { sessionMachine } from '../../machines/session/machine.ts';
import type { Customer } from '../../machines/session/setup.ts';
import { storeViewMachine } from '../../machines/storeView/machine.ts';
import { toastsMachine } from '../../machines/toasts/machine.ts';
import { PageOutlet } from '../../src/app/PageOutlet.tsx';
import { CartPage } from '../../src/features/cart/CartPage.tsx';
import { CheckoutPage } from '../../src/features/checkout/CheckoutPage.tsx';
import { Drawer } from '../../src/features/drawer/Drawer.tsx';
import { Header } from '../../src/features/header/Header.tsx';
import { LoadingBar } from '../../src/features/loadingBar/LoadingBar.tsx';
import { StoreSwitcher } from '../../src/features/storeSwitcher/StoreSwitcher.tsx';
import { Toasts } from '../../src/features/toasts/Toasts.tsx';
import { inert } from '../support/inert.ts';
import { renderShop } from '../support/renderShop.tsx';
import { showInShop } from '../ui/shell.tsx';

afterEach(cleanup);

type Replace = <Machine extends AnyStateMachine>(machine: Machine) => Machine;
const keepMachine: Replace = (machine) => machine;

const startActor = (machine: AnyStateMachine, input?: object) =>
  createActor(machine, { input }).start();
/** A child machine with its ports, as the shop has it. */
const childOf = <Child,>({ implementations }: AnyStateMachine, name: string) =>
  implementations.actors[name] as Child;

const view = (code: string, isDefault: boolean) => ({
  code,
  name: code,
  groupCode: 'a',
  groupName: 'A',
  sortOrder: 0,
  isDefault,
  locale: 'en_US',
  currency: 'USD',
  mediaUrl: '/media/',
});

/** For each machine: the shopper's actions, and the text that is then on screen. */
const features: Record<string, (replace: Replace) => () => unknown> = {
  cart: (replace) => {
    const { cart, getByRole } = renderShop(<CartPage />, {}, (shop) =>
      shop.provide({ actors: { cart: replace(childOf<typeof cartMachine>(shop, 'cart')) } }),
    );
    act(() => cart?.send({ type: 'cart.read' }));
    return () => getByRole('list', { name: 'Cart items' });
  },
  checkout: (replace) => {
    const { getByRole } = renderShop(<CheckoutPage />, {}, (shop) =>
      shop.provide({
        actors: { checkout: replace(childOf<typeof checkoutMachine>(shop, 'checkout')) },
      }),
    );
    return () => getByRole('region', { name: 'Shipping Address' });
  },
  page: (replace) => {
    const resolvePath = fromPromise<RouteResponse, { path: string }>(async () => {
      throw new Error('no response');
    });
    const provided = pageMachine.provide({
      actors: { resolvePath },
      actions: { arrive: () => {} },
    });
    const page = startActor(replace(provided), { needs: {} });
    const { getByText } = showInShop(<PageOutlet />, { machines: { page } });
    act(() => page.send({ type: 'location.changed', path: '/a', search: '' }));
    return () => getByText(/Something went wrong/);
  },
  toasts: (replace) => {
    const toasts = startActor(replace(toastsMachine));
    const { getByRole } = showInShop(<Toasts region={document.body} />, { machines: { toasts } });
    act(() => toasts.send({ type: 'toast.add', at: 0, content: { type: 'info', message: 'Hm' } }));
    return () => getByRole('status');
  },
  drawer: (replace) => {
    const drawer = startActor(replace(drawerMachine));
    const { getByRole } = showInShop(
      <>
        <Header storeSwitcher={null} loadingBar={null} />
        <Drawer />
      </>,
      { machines: { drawer } },
    );
    act(() => getByRole('button', { name: 'Open menu' }).click());
    return () => {
      if (getByRole('dialog').hasAttribute('inert')) throw new Error('The drawer is shut.');
    };
  },
  loadingBar: (replace) => {
    const loadingBar = startActor(replace(loadingBarMachine));
    const { getByRole } = showInShop(<LoadingBar />, { machines: { loadingBar } });
    act(() => loadingBar.send({ type: 'loading.started' }));
    return () => getByRole('progressbar', { name: 'Loading page' });
  },
  storeView: (replace) => {
    const readStoreViews = fromPromise(async () => [view('default', true), view('hk', false)]);
    const storeView = startActor(
      replace(storeViewMachine.provide({ actors: { readStoreViews } })),
      {
        code: null,
        prefix: null,
      },
    );
    const views = [view('default', true), view('hk', false)];
    const { getByRole } = showInShop(<StoreSwitcher />, { views, machines: { storeView } });
    act(() => getByRole('button', { name: 'Choose store view' }).click());
    return () => getByRole('menuitemradio', { name: 'hk' });
  },
  session: (replace) => {
    const session = startActor(
      replace(
        sessionMachine.provide({
          actors: {
            expiry: expiryMachine.provide({
              actors: { measureToken: fromPromise(async () => 3_600_000) },
            }),
            readCustomer: fromPromise<Customer>(() => new Promise(() => {})),
          },
          guards: { hasToken: () => true },
        }),
      ),
    );
    const { getByRole } = showInShop(<Header storeSwitcher={null} loadingBar={null} />, {
      machines: { session },
    });
    return () => getByRole('button', { name: 'My Account' });
  },
};

describe.each(Object.entries(features))('Decisions of the %s machine', (_, feature) => {
  it('reach the screen', async () => {
    await waitFor(feature(keepMachine));
  });

  it('do not reach the screen when the machine is inert', async () => {
    await expect(waitFor(feature(inert), { timeout: 300 })).rejects.toThrow();
  });
});
