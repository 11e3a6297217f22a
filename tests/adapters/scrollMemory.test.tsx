import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollMemory } from '../../src/adapters/browser/scrollMemory.ts';

/** The test triggers each animation frame, as if the processor were busy. */
let frame: FrameRequestCallback = () => {};

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    frame = callback;
    return 1;
  });
  document.body.innerHTML = `
    <main id="content" tabindex="-1">
      <button>Close my account</button>
      <div role="dialog" aria-modal="true" tabindex="-1"><button>Keep it</button></div>
    </main>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]');

function arriveAtSecondPage() {
  const places = scrollMemory();
  places.arrive(true);
  places.beginEntry(false, false);
  places.arrive(true);
}

it('Scroll memory: announces each new page except the first', () => {
  const places = scrollMemory();
  expect(places.arrive(true)).toBe(false);
  places.beginEntry(false, false);
  expect([places.arrive(true), places.arrive(false)]).toEqual([true, false]);
});

it('Scroll memory: focuses a new page in the frame after its arrival', () => {
  arriveAtSecondPage();
  frame(0);
  expect(document.activeElement?.id).toBe('content');
});

it('Scroll memory: keeps the focus in a dialog that was opened before that frame', () => {
  arriveAtSecondPage();
  dialog()?.focus();
  frame(0);
  expect(document.activeElement).toBe(dialog());
});

it('Scroll memory: moves the focus out of a dialog that has closed', () => {
  arriveAtSecondPage();
  dialog()?.focus();
  dialog()?.setAttribute('inert', '');
  frame(0);
  expect(document.activeElement?.id).toBe('content');
});

it('Scroll memory: writes the position to the entry when scrolling ends, also in a browser without scrollend', () => {
  vi.useFakeTimers();
  Reflect.deleteProperty(globalThis, 'onscrollend');
  scrollMemory();
  vi.stubGlobal('scrollY', 400);
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(100);
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(149);
  expect(history.state?.top).not.toBe(400);
  vi.advanceTimersByTime(1);
  expect(history.state.top).toBe(400);
  vi.useRealTimers();
});
