import { act, lazy, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { inputsWork } from '../../src/adapters/browser/renderedPage.ts';

afterEach(() => {
  document.body.replaceChildren();
});

/** A hydrated page of which one part waits for its code, as a server has rendered it. */
async function openPage() {
  const onPress = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  let load = () => {};
  const code = new Promise<void>((resolve) => {
    load = resolve;
  });
  const Part = lazy(async () => {
    await code;
    return {
      default: () => (
        <form onSubmit={onSubmit}>
          <button type="submit" onClick={onPress}>
            Late
          </button>
        </form>
      ),
    };
  });
  const root = document.createElement('div');
  root.innerHTML = '<!--$--><form><button type="submit">Late</button></form><!--/$-->';
  document.body.append(root);
  await act(async () => {
    hydrateRoot(
      root,
      <Suspense>
        <Part />
      </Suspense>,
    );
  });
  inputsWork();
  const button = root.querySelector('button');
  if (!button) throw new Error('The page has no button.');
  return { button, onPress, onSubmit, load: () => act(async () => load()) };
}

it('Rendered page: a button pressed before its code has loaded is pressed once after the code has loaded', async () => {
  const { button, onPress, onSubmit, load } = await openPage();
  const submitted = vi.fn();
  document.addEventListener('submit', submitted);
  button.click();
  button.click();
  expect(onPress).not.toHaveBeenCalled();
  expect(submitted.mock.calls.every(([event]) => event.defaultPrevented)).toBe(true);
  await load();
  await vi.waitFor(() => expect(onPress).toHaveBeenCalled());
  expect(onPress).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
  button.click();
  expect(onPress).toHaveBeenCalledTimes(2);
});

it('Rendered page: a press that React handles at once is not repeated', async () => {
  const { button, onPress, load } = await openPage();
  await load();
  vi.useFakeTimers();
  button.click();
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect(onPress).toHaveBeenCalledOnce();
});

it('Rendered page: a button that is removed before its code has loaded is not pressed', async () => {
  const { button, onPress, load } = await openPage();
  vi.useFakeTimers();
  button.click();
  await vi.advanceTimersByTimeAsync(100);
  document.body.replaceChildren();
  await load();
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect(onPress).not.toHaveBeenCalled();
});
