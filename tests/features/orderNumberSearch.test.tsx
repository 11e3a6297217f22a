import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OrderNumberSearch } from '../../src/features/account/orders/OrderNumberSearch.tsx';
import { show } from '../ui/show.tsx';

afterEach(cleanup);

it('Order search: finds another number while a slow search runs, but not the same one again', async () => {
  const found: string[] = [];
  const { shopper, getByRole } = show(
    <OrderNumberSearch
      number="000000002"
      isBusy
      onFind={(number) => found.push(number)}
      onShowAll={() => {}}
      field={{ current: null }}
    />,
  );
  const input = getByRole('textbox', { name: 'Order number' });
  await shopper.type(input, '{Enter}');
  expect(found).toEqual([]);
  await shopper.clear(input);
  await shopper.type(input, '000000001{Enter}');
  expect(found).toEqual(['000000001']);
});
