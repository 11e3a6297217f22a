import { expect, it, onTestFinished } from 'vitest';
import {
  isPageUnloading,
  unwatchUnload,
  watchPageLeft,
  watchUnload,
} from '../../src/adapters/browser/pageUnload.ts';

const pageShow = () => Object.assign(new Event('pageshow'), { persisted: true });

it('Page unload: a page that is left, returns and is left again is being left each time', () => {
  const left: boolean[] = [];
  onTestFinished(
    watchPageLeft(
      () => {},
      () => {},
    ),
  );
  onTestFinished(unwatchUnload);
  watchUnload();
  for (const event of [new Event('pagehide'), pageShow(), new Event('pagehide'), pageShow()]) {
    window.dispatchEvent(event);
    left.push(isPageUnloading());
  }
  expect(left).toEqual([true, false, true, false]);
});
