import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { activateLocale } from '../../src/locales/activate.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { type Action, actionsOf, WEIGHTS } from './actions.ts';
import { createVisits, type Visits } from './visits.ts';

/** A new seed each time; WALK_SEED repeats one. */
const SEED = Number(process.env.WALK_SEED ?? Math.floor(Math.random() * 1e9));
const WALKS = 50;
const STEPS = 200;

/** All deferred code, which is loaded before the clock is simulated. */
const everything = import.meta.glob([
  '../../src/app/**/*.{ts,tsx}',
  '../../src/adapters/**/*.{ts,tsx}',
  '../../src/features/checkout/**/*.{ts,tsx}',
  '!**/*.d.ts',
]);
const simulatedTimeout = (ms: number): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('Too late.', 'TimeoutError')), ms);
  return controller.signal;
};

let visit: Visits | undefined;
const totals = { steps: 0, orders: 0, receipts: 0, doubts: 0 };

beforeAll(async () => {
  await Promise.all(Object.values(everything).map((load) => load()));
  await activateLocale('en_US');
}, 60_000);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(simulatedTimeout);
  vi.stubGlobal('scrollTo', () => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  // XState warns of events for actors of a closed page.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  await visit?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe(`Random walk (seed ${SEED})`, () => {
  it.each(Array.from({ length: WALKS }, (_, index) => SEED + index))(
    'reports exactly the orders that were placed: WALK_SEED=%i',
    async (seed) => {
      const dice = seededRandom(seed);
      const isCustomer = dice.next() < 0.4;
      visit = createVisits();
      const done: Action[] = [];
      await visit.open('/about-us');
      if (isCustomer) await visit.shop().signIn();
      await visit.open();
      const actions = actionsOf(visit, dice);
      for (let at = 0; at < STEPS; at++) {
        const action = dice.weighted(WEIGHTS);
        done.push(action);
        await actions[action]();
        await visit.settle(dice.oneOf([0, 1, 3, 6]));
        totals.steps += 1;
      }
      await settle(visit);
      const { platform, orderLog } = visit;
      expect(orderLog.differences(platform), `${done.length}: ${done.join(' ')}`).toEqual([]);
      totals.orders += platform.orders.length;
      totals.receipts += new Set(orderLog.receipts.map(({ cartId }) => cartId)).size;
      totals.doubts += orderLog.doubts.size;
    },
  );

  it('takes 10,000 steps and places dozens of orders in all', () => {
    console.log(`Random walks, seed ${SEED}: ${JSON.stringify(totals)}`);
    expect(totals.steps).toBe(10_000);
    expect(totals.orders).toBeGreaterThan(20);
  });
});

/**
 * Restores the network, loads the page again and waits until nothing is in flight. Deferred code
 * loads in real time, while the simulated clock stands still: on a busy machine this waits for it.
 */
async function settle(visits: Visits) {
  const { connection, orderLog, platform } = visits;
  connection.repair();
  await visits.open();
  await visits.pass(90_000);
  for (let more = 0; more < 30 && orderLog.differences(platform).length > 0; more++) {
    await vi.dynamicImportSettled();
    await visits.pass(6_000);
  }
}
