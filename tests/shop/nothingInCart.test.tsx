import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { NO_DIFF, type PreviousCart } from '../../machines/cart/diff.ts';
import { NothingInCart } from '../../src/shop/NothingInCart.tsx';
import { showInShop } from '../ui/shell.tsx';

afterEach(cleanup);

function showNothingInCart(previousCart: PreviousCart | null, { hasReceipt = false } = {}) {
  const place = memoryLocation({ path: '/checkout', record: true });
  const states: unknown[] = [];
  const hook = () => {
    const [path, navigate] = place.hook();
    return [
      path,
      (to: string, options?: { state?: unknown }) => {
        states.push(options?.state);
        navigate(to);
      },
    ] as ReturnType<typeof place.hook>;
  };
  const screen = showInShop(
    <Router hook={hook} searchHook={place.searchHook}>
      <NothingInCart cartDiff={{ ...NO_DIFF, previousCart }} hasReceipt={hasReceipt} />
    </Router>,
  );
  return { ...screen, place, states };
}

describe('A cart without items', () => {
  it('says that the cart is empty and links to the flowers', () => {
    const { getByText, getByRole } = showNothingInCart(null);
    expect(getByText('There are no items in your cart.')).toBeTruthy();
    expect(getByRole('link', { name: 'Browse flowers' }).getAttribute('href')).toBe('/');
  });

  it('says that the last order is placed while there is a receipt', () => {
    const { getByText, getByRole } = showNothingInCart(null, { hasReceipt: true });
    expect(getByText(/Your cart is empty, and your last order is placed/)).toBeTruthy();
    expect(getByRole('link', { name: 'View receipt' })).toBeTruthy();
    expect(getByRole('link', { name: 'Browse flowers' })).toBeTruthy();
  });

  it('links to the receipt of the last order, once', () => {
    const { getByText } = showNothingInCart('closed', { hasReceipt: true });
    expect(getByText('View the receipt of your last order')).toBeTruthy();
    cleanup();
    const ordered = showNothingInCart('ordered', { hasReceipt: true });
    expect(ordered.getByText('View receipt')).toBeTruthy();
    expect(ordered.queryByText('View the receipt of your last order')).toBeNull();
  });

  it('says that the session has ended, and offers to sign in and come back', async () => {
    const { getByText, getByRole, shopper, place, states } = showNothingInCart('sessionEnded');
    expect(getByText('Your session has ended. Sign in again to see your cart.')).toBeTruthy();
    await shopper.click(getByRole('button', { name: 'Sign In' }));
    expect(place.history?.at(-1)).toBe('/signin');
    expect(states).toEqual([{ from: '/checkout' }]);
  });
});
