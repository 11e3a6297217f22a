import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WishButton } from '../../src/shop/wishList/WishButton.tsx';
import { showInShop } from './shell.tsx';

afterEach(cleanup);

it('Heart: says beside itself that its press was lost with the wish list’s code', async () => {
  const lost = { type: 'wishList.add', wishes: [{ sku: 'rose' }] };
  const { shopper, sent, getAllByRole, getByRole } = showInShop(
    <>
      <WishButton product={{ sku: 'rose', name: 'Rose' }} />
      <WishButton product={{ sku: 'lily', name: 'Lily' }} />
    </>,
    { undelivered: { wishList: [lost] } },
  );
  expect(getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Something went wrong'),
  ]);
  await shopper.click(getByRole('button', { name: 'Try again' }));
  expect(sent).toEqual([{ type: 'actors.retry', name: 'wishList' }]);
});
