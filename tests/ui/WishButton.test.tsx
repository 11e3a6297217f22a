import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WishButton } from '../../src/shop/wishList/WishButton.tsx';
import { showInShop } from './shell.tsx';

afterEach(cleanup);

it('Heart: says beside itself that the wish list’s code failed to load', async () => {
  const undelivered = { type: 'wishList.add', wishes: [{ sku: 'rose' }] };
  const { shopper, sent, getAllByRole, getByRole } = showInShop(
    <>
      <WishButton product={{ sku: 'rose', name: 'Rose' }} />
      <WishButton product={{ sku: 'lily', name: 'Lily' }} />
    </>,
    { undelivered: { wishList: [undelivered] } },
  );
  expect(getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Something went wrong'),
  ]);
  await shopper.click(getByRole('button', { name: 'Try again' }));
  expect(sent).toEqual([{ type: 'actors.retry', name: 'wishList' }]);
});
