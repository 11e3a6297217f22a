import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'urql';
import { afterEach, expect, it } from 'vitest';
import { useOrders } from '../../src/features/account/orders/useOrders.ts';
import { useSavedPayments } from '../../src/features/account/savedPayments/useSavedPayments.ts';
import { useAddresses } from '../../src/shop/useAddresses.ts';
import { respondingClient } from '../support/respondingClient.ts';

afterEach(cleanup);

it('Order history: is empty when the platform responds with null for the orders', async () => {
  const { result } = renderHook(
    () => useOrders(),
    wrapperAnswering({ customer: { orders: null } }),
  );
  expect(result.current.orders).toBeNull();
  await waitFor(() => expect(result.current.orders).toEqual([]));
});

it('Saved payments: are empty when the platform responds with null for them', async () => {
  const { result } = renderHook(
    () => useSavedPayments([]),
    wrapperAnswering({ customerPaymentTokens: null }),
  );
  expect(result.current.saved).toBeUndefined();
  await waitFor(() => expect(result.current.saved).toEqual([]));
});

it.each<{ name: string; useList: () => { error: unknown; isFetching: boolean } }>([
  { name: 'Order history', useList: () => useOrders() },
  { name: 'Address book', useList: () => useAddresses() },
])('$name: fails when the platform returns no customer and no error', async ({ useList }) => {
  const { result } = renderHook(useList, wrapperAnswering({ customer: null }));
  await waitFor(() => expect(result.current.error).toBeDefined());
  expect(result.current.isFetching).toBe(false);
});

function wrapperAnswering(data: object) {
  const { client } = respondingClient(() => ({ data }));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider value={client}>{children}</Provider>
  );
  return { wrapper };
}
