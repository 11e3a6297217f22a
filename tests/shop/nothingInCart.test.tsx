import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { NothingInCart } from '../../src/shop/NothingInCart.tsx';
import { showInShop } from '../ui/shell.tsx';

afterEach(cleanup);

function nothing(hasSessionEnded: boolean, { hasReceipt = false, isRefused = false } = {}) {
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
      <NothingInCart hasReceipt={hasReceipt} isRefused={isRefused} />
    </Router>,
    { hasSessionEnded },
  );
  return { ...screen, place, states };
}

describe('A cart without items', () => {
  it('says that the cart is empty and links to the flowers', () => {
    const { getByText, getByRole } = nothing(false);
    expect(getByText('There are no items in your cart.')).toBeTruthy();
    expect(getByRole('link', { name: 'Browse flowers' }).getAttribute('href')).toBe('/');
  });

  it('links to the receipt of a guest’s order that was placed after the session had ended', () => {
    const { getByText, queryByText } = nothing(true, { hasReceipt: true });
    expect(getByText('View the receipt of your last order')).toBeTruthy();
    expect(queryByText(/Your session has ended/)).toBeNull();
  });

  it('does not say that a cart is kept which the platform has refused', () => {
    const { getByText, queryByText } = nothing(true, { isRefused: true });
    expect(getByText('There are no items in your cart.')).toBeTruthy();
    expect(queryByText(/Your session has ended/)).toBeNull();
  });

  it('says that the session has ended, and offers to sign in and come back', async () => {
    const { getByText, getByRole, shopper, place, states } = nothing(true);
    expect(getByText('Your session has ended. Sign in again: your cart is kept.')).toBeTruthy();
    await shopper.click(getByRole('button', { name: 'Sign In' }));
    expect(place.history?.at(-1)).toBe('/signin');
    expect(states).toEqual([{ from: '/checkout' }]);
  });
});
