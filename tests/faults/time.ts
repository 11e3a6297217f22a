import { vi } from 'vitest';
import type { SimulatedClock } from 'xstate';

/** The step in ms by which time moves. */
const STEP = 250;
/** The longest wait, in ms of the simulated clock. */
const LONGEST = 120_000;
/** The longest load of deferred code on a busy machine, in ms of a real clock. */
const PATIENCE = 10_000;

/** Runs everything that is ready to run. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A clock for machines and transport alike, moved by hand. */
export function simulatedTime(clock: () => SimulatedClock | undefined, shown: () => string) {
  async function settle() {
    for (let turns = 0; turns < 4; turns++) await turn();
  }
  async function pass(ms: number, most = STEP) {
    for (let left = ms; left > 0; left -= most) {
      const step = Math.min(most, left);
      clock()?.increment(step);
      await vi.advanceTimersByTimeAsync(step);
      await settle();
    }
  }
  /** Moves on until the condition holds. @throws when it never does. */
  async function until(holds: () => boolean, what: string) {
    const began = performance.now();
    const isOver = (spent: number) => spent >= LONGEST && performance.now() - began > PATIENCE;
    for (let spent = 0; !isOver(spent); spent += STEP) {
      for (let turns = 0; turns < 12; turns++) {
        if (holds()) return;
        await turn();
      }
      await pass(STEP);
    }
    throw new Error(`It never came to this: ${what}. On the screen: ${shown()}`);
  }
  return { settle, pass, until };
}
