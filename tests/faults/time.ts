import { vi } from 'vitest';
import type { SimulatedClock } from 'xstate';

/** The step in ms by which time moves. */
const STEP = 250;
/** The longest wait, in ms of the simulated clock. */
const LONGEST = 120_000;
/** The longest load of deferred code on a busy machine, in ms of a real clock. */
const MAX_WAIT_MS = 10_000;

/** Runs everything that is ready to run. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Simulated time for the machines and the network, which the test advances. */
export function simulatedTime(clock: () => SimulatedClock | undefined, shown: () => string) {
  async function settle() {
    for (let turns = 0; turns < 4; turns++) await turn();
  }
  async function pass(ms: number, most = STEP) {
    for (let remaining = ms; remaining > 0; remaining -= most) {
      const step = Math.min(most, remaining);
      clock()?.increment(step);
      await vi.advanceTimersByTimeAsync(step);
      await settle();
    }
  }
  /** Advances the time until the condition is true. @throws when it never does. */
  async function until(condition: () => boolean, description: string) {
    const began = performance.now();
    const isTimedOut = (spent: number) =>
      spent >= LONGEST && performance.now() - began > MAX_WAIT_MS;
    for (let spent = 0; !isTimedOut(spent); spent += STEP) {
      for (let turns = 0; turns < 12; turns++) {
        if (condition()) return;
        await turn();
      }
      await pass(STEP);
    }
    throw new Error(`It never came to this: ${description}. On the screen: ${shown()}`);
  }
  return { settle, pass, until };
}
