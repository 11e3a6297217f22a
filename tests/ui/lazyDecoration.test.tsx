import { cleanup } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { lazyDecoration } from '../../src/ui/lazyDecoration.ts';
import { show } from './show.tsx';

afterEach(cleanup);

it('Decoration: is left out when its code cannot be fetched, and the page around it stays', async () => {
  const Petals = lazyDecoration(async () => {
    throw new TypeError('Failed to fetch');
  });
  const page = show(
    <Suspense fallback="Wait">
      <Petals />
      <p>The text</p>
    </Suspense>,
  );
  expect(await page.findByText('The text')).toBeTruthy();
  expect(page.queryByRole('alert')).toBeNull();
});

it('Decoration: is shown with its props once its code has loaded', async () => {
  const Petals = lazyDecoration<{ count: number }>(async () => ({ count }) => (
    <p>{count} petals</p>
  ));
  const page = show(
    <Suspense>
      <Petals count={5} />
    </Suspense>,
  );
  expect(await page.findByText('5 petals')).toBeTruthy();
});
