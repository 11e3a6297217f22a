import { cleanup } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyView } from '../../../src/content/pageBuilder/lazyView.tsx';
import { show } from '../../ui/show.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('Lazy view: says in its place that its code cannot be fetched, and shows after a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi
    .fn<() => Promise<() => React.ReactNode>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => <p>Slides</p>);
  const { View } = lazyView<object>(load, () => <p>Wait</p>);
  const page = show(
    <>
      <h1>The page</h1>
      <View node={{}}>{[]}</View>
    </>,
  );
  expect(page.getByText('Wait')).toBeTruthy();
  await page.findByRole('alert');
  expect(page.getByRole('heading', { name: 'The page' })).toBeTruthy();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(await page.findByText('Slides')).toBeTruthy();
});
