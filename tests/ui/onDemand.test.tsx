import { cleanup } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onDemand } from '../../src/ui/onDemand.tsx';
import { show } from './show.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A lazy component that loads after the given number of failures; React logs the caught errors. */
function partAfter(failures: number) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new TypeError('Failed to fetch');
    return ({ name }: { name: string }) => <p>Hello {name}</p>;
  });
  return { Part: onDemand<{ name: string }>(load), load };
}

describe('On-demand component', () => {
  it('is shown with its props', async () => {
    const { Part } = partAfter(0);
    const { findByText } = show(<Part name="Ada" />);
    expect(await findByText('Hello Ada')).toBeTruthy();
  });

  it('reports its failure once and loads on a retry', async () => {
    const { Part, load } = partAfter(2);
    const reports: boolean[] = [];
    const onFailed = (hasFailed: boolean) => void reports.push(hasFailed);
    const onRetry = vi.fn();
    const page = show(
      <>
        <h1>The page</h1>
        <Part name="Ada" onFailed={onFailed} onRetry={onRetry} />
      </>,
    );
    for (const tries of [1, 2]) {
      await page.findByRole('alert');
      expect(page.getAllByRole('alert')).toHaveLength(1);
      expect(page.getByRole('heading', { name: 'The page' })).toBeTruthy();
      expect(load).toHaveBeenCalledTimes(tries);
      expect(reports.at(-1)).toBe(true);
      await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    }
    expect(await page.findByText('Hello Ada')).toBeTruthy();
    expect(page.queryByRole('alert')).toBeNull();
    expect(reports.at(-1)).toBe(false);
    expect(onRetry).toHaveBeenCalledTimes(2);
  });

  it('is requested again when it is removed and shown again', async () => {
    const { Part } = partAfter(1);
    const page = show(<Part name="Ada" key="first" />);
    await page.findByRole('alert');
    page.rerender(<Part name="Ada" key="second" />);
    expect(await page.findByText('Hello Ada')).toBeTruthy();
  });

  it('passes its rendering errors on to the page around it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Part = onDemand(async () => () => {
      throw new Error('boom');
    });
    const caught = vi.fn();
    const { Boundary } = await import('./boundary.tsx');
    const page = show(
      <Boundary onError={caught}>
        <Part />
      </Boundary>,
    );
    await vi.waitFor(() => expect(caught).toHaveBeenCalled());
    expect(page.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
