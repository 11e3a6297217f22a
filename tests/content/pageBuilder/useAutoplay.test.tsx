import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAutoplay } from '../../../src/content/carousel/useAutoplay.ts';

const SPEED = 4_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('Autoplay: shows each slide for its whole time, even after a manual move', () => {
  const { places, hook, after } = startAutoplay();
  after(3_000);
  act(() => places.scrollTo(2));
  hook.rerender();
  after(3_000);
  expect(places.at).toBe(2);
  after(1_000);
  expect(places.at).toBe(0);
});

it.each([
  ['something in it has the focus', 'onFocus', 'onBlur'],
  ['the pointer is over it', 'onPointerEnter', 'onPointerLeave'],
] as const)('Autoplay: pauses while %s, then goes on', (_, come, go) => {
  const { places, hook, after } = startAutoplay();
  act(hook.result.current.holders[come]);
  after(5 * SPEED);
  expect(places.at).toBe(0);
  expect(hook.result.current.isPlaying).toBe(true);
  act(hook.result.current.holders[go]);
  after(SPEED);
  expect(places.at).toBe(1);
});

it('Autoplay: resumes at once on the shopper’s request despite the focus, until the next focus', () => {
  const { places, hook, after } = startAutoplay();
  act(hook.result.current.holders.onFocus);
  act(hook.result.current.toggle);
  after(5 * SPEED);
  expect(places.at).toBe(0);
  act(hook.result.current.toggle);
  after(SPEED);
  expect(places.at).toBe(1);
  act(hook.result.current.holders.onFocus);
  after(5 * SPEED);
  expect(places.at).toBe(1);
});

it('Autoplay: stops at the last slide and can be restarted', () => {
  const { places, hook, after } = startAutoplay({ infinite: false });
  after(SPEED);
  after(SPEED);
  after(5 * SPEED);
  expect(places.at).toBe(2);
  expect(hook.result.current.isPlaying).toBe(false);
  act(hook.result.current.toggle);
  expect(places.at).toBe(0);
  after(SPEED);
  expect(places.at).toBe(1);
  expect(hook.result.current.isPlaying).toBe(true);
});

it('Autoplay: starts only on request when reduced motion is preferred', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
  const { places, hook, after } = startAutoplay();
  after(5 * SPEED);
  expect(places.at).toBe(0);
  expect(hook.result.current.isPlaying).toBe(false);
  act(hook.result.current.toggle);
  after(SPEED);
  expect(places.at).toBe(1);
});

it('Autoplay: pauses in a hidden window and is off when not enabled', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { places, after } = startAutoplay();
  after(5 * SPEED);
  expect(places.at).toBe(0);
  hidden.mockRestore();
  after(SPEED);
  expect(places.at).toBe(1);
  const other = startAutoplay({ autoplay: false });
  other.after(5 * SPEED);
  expect(other.places.at).toBe(0);
});

/** Three slides, as the carousel's engine keeps them. */
class Places {
  at = 0;
  private readonly listeners = new Set<() => void>();
  private readonly isRound: boolean;

  constructor(isRound: boolean) {
    this.isRound = isRound;
  }
  rootNode = () => document.body;
  canScrollNext = () => this.isRound || this.at < 2;
  scrollNext = () => this.scrollTo((this.at + 1) % 3);
  scrollTo = (index: number) => {
    this.at = index;
    for (const listener of this.listeners) listener();
  };
  on = (_: string, listener: () => void) => this.listeners.add(listener);
  off = (_: string, listener: () => void) => this.listeners.delete(listener);
}

function startAutoplay(more: { autoplay?: boolean; infinite?: boolean } = {}) {
  const motion = { autoplay: true, autoplaySpeed: SPEED, infinite: true, ...more };
  const places = new Places(motion.infinite);
  const embla = places as unknown as Parameters<typeof useAutoplay>[0];
  const hook = renderHook(() => useAutoplay(embla, motion, places.at));
  const after = (time: number) => {
    act(() => void vi.advanceTimersByTime(time));
    hook.rerender();
  };
  return { places, hook, after };
}
