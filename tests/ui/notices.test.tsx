import { act, cleanup, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { LazyDrawer } from '../../src/app/LazyDrawer.tsx';
import { LazyToasts } from '../../src/app/LazyToasts.tsx';
import { ErrorView } from '../../src/features/errorView/ErrorView.tsx';
import { LoadingBar } from '../../src/features/loadingBar/LoadingBar.tsx';
import { Toasts } from '../../src/features/toasts/Toasts.tsx';
import { showInShop } from './shell.tsx';
import { show } from './show.tsx';

afterEach(cleanup);

describe('Toasts', () => {
  it('are rendered in the live region that the document contains from the beginning', async () => {
    const live = document.createElement('div');
    live.id = 'notifications';
    document.body.append(live);
    const { findByRole } = showInShop(<LazyToasts />);
    const region = await findByRole('region', { name: 'Notifications' });
    expect(live.contains(region)).toBe(true);
    live.remove();
  });

  it('are in a region named Notifications and disappear by their buttons', async () => {
    const { toasts, getByRole, shopper } = showInShop(<Toasts region={document.body} />);
    const region = getByRole('region', { name: 'Notifications' });
    act(() =>
      toasts.send({
        type: 'toast.add',
        at: 0,
        content: {
          type: 'info',
          message: 'In your cart.',
          actionText: 'View cart',
          dismissable: true,
        },
      }),
    );
    expect((await within(region).findByRole('status')).textContent).toContain('In your cart.');
    await shopper.click(within(region).getByRole('button', { name: 'View cart' }));
    expect(within(region).queryByRole('status')).toBeNull();
  });

  it('stay while the pointer is on them', async () => {
    const { toasts, getByRole, findByRole, shopper } = showInShop(
      <Toasts region={document.body} />,
    );
    act(() =>
      toasts.send({
        type: 'toast.add',
        at: 0,
        content: { type: 'info', message: 'Hello', timeout: 5_000 },
      }),
    );
    const timer = () => Object.values(toasts.getSnapshot().context.timers)[0]?.getSnapshot().value;
    await shopper.hover(await findByRole('status'));
    expect(timer()).toBe('held');
    await shopper.unhover(getByRole('status'));
    expect(timer()).toBe('timing');
  });
});

describe('Code that failed to load', () => {
  it.each([
    ['toasts', <LazyToasts key="toasts" />],
    ['drawer', <LazyDrawer key="drawer" />],
  ])('of the %s machine is reported in its place, with a retry', async (name, piece) => {
    const { getAllByRole, getByRole, shopper, sent } = showInShop(piece, {
      undelivered: { [name]: [] },
    });
    expect(getAllByRole('alert')).toHaveLength(1);
    await shopper.click(getByRole('button', { name: 'Try again' }));
    expect(sent).toEqual([{ type: 'actors.retry', name }]);
  });
});

describe('Loading bar', () => {
  it('is absent at first, then a quarter full, then full', () => {
    const { loadingBar, queryByRole, getByRole } = showInShop(<LoadingBar />);
    expect(queryByRole('progressbar')).toBeNull();
    act(() => loadingBar.send({ type: 'loading.started' }));
    expect(getByRole('progressbar', { name: 'Loading page' }).getAttribute('aria-valuenow')).toBe(
      '25',
    );
    act(() => loadingBar.send({ type: 'loading.ended' }));
    expect(getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
  });
});

describe('Error view', () => {
  it('apologises and offers a button to the home page', async () => {
    const { hook, history } = memoryLocation({ path: '/lost', record: true });
    const { getByRole, getByText, shopper } = show(
      <Router hook={hook}>
        <ErrorView />
      </Router>,
    );
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Oops!');
    expect(getByText('Looks like something went wrong. Sorry about that.')).toBeTruthy();
    await shopper.click(getByRole('button', { name: 'Take me home' }));
    expect(history).toEqual(['/']);
  });
});
