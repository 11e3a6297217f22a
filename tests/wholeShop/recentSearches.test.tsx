import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type OpenShop, storedRecord, wholeShops } from '../support/openShop.ts';
import { showShop } from '../support/showShop.tsx';
import '../support/asyncTimeout.ts';

const open = wholeShops();
let shop: OpenShop | undefined;

async function visit(path: string) {
  await shop?.close();
  shop = await open({ path });
  showShop(shop);
}

it('Search: lists the terms of earlier searches on the page without a term, the latest first', async () => {
  await visit('/search');
  await screen.findByRole('navigation', { name: 'Browse categories' });
  expect(screen.queryByRole('navigation', { name: 'Recent searches' })).toBeNull();
  for (const term of ['rose', '  white   tulip ']) {
    await visit(`/search?query=${encodeURIComponent(term)}`);
    const last = term.trim().replace(/\s+/g, ' ');
    await expect.poll(() => storedRecord('recent_searches')?.value[0]).toBe(last);
  }
  await visit('/search');
  const recent = within(await screen.findByRole('navigation', { name: 'Recent searches' }));
  const links = recent
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['white tulip', '/search?query=white+tulip'],
    ['rose', '/search?query=rose'],
  ]);
});
