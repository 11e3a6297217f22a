import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WishButton } from '../../src/shop/wishList/WishButton.tsx';
import { showInShop } from './shell.tsx';

afterEach(cleanup);

it('Heart: says beside itself, after a press, that the wish list’s code is lost', async () => {
  const { shopper, sent, getByRole, queryByRole } = showInShop(
    <WishButton product={{ sku: 'rose', name: 'Rose' }} />,
    { undelivered: { wishList: [] } },
  );
  expect(queryByRole('alert')).toBeNull();
  await shopper.click(getByRole('button', { name: 'Add Rose to wish list' }));
  expect(getByRole('alert').textContent).toContain('Something went wrong');
  sent.length = 0;
  await shopper.click(getByRole('button', { name: 'Try again' }));
  expect(sent).toEqual([{ type: 'actors.retry', name: 'wishList' }]);
});
