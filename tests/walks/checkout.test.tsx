import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { activateLocale } from '../../src/locales/activate.ts';
import { chance } from './chance.ts';
import { type Deed, deedsOf, WEIGHTS } from './deeds.ts';
import { type Visits, visits } from './visits.ts';

/** Another one each time; WALK_SEED has one again. */
const SEED = Number(process.env.WALK_SEED ?? Math.floor(Math.random() * 1e9));
const WALKS = 50;
const STEPS = 200;

/** What comes on demand is fetched before time stands still. */
const everything = import.meta.glob([
  '../../src/app/**/*.{ts,tsx}',
  '../../src/adapters/**/*.{ts,tsx}',
  '../../src/features/checkout/**/*.{ts,tsx}',
  '!**/*.d.ts',
]);
const simulatedTimeout = (ms: number): AbortSignal => {
  const late = new AbortController();
  setTimeout(() => late.abort(new DOMException('Too late.', 'TimeoutError')), ms);
  return late.signal;
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
  // XState's, of what came for a page that is gone.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  await visit?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe(`a shopper who does anything, at any time (seed ${SEED})`, () => {
  it.each(Array.from({ length: WALKS }, (_, at) => SEED + at))(
    'is told of every order, and of no other: WALK_SEED=%i',
    async (seed) => {
      const dice = chance(seed);
      const isCustomer = dice.next() < 0.4;
      visit = visits();
      const done: Deed[] = [];
      await visit.open('/about-us');
      if (isCustomer) await visit.shop().signIn();
      await visit.open();
      const deeds = deedsOf(visit, dice);
      for (let at = 0; at < STEPS; at++) {
        const deed = dice.weighted(WEIGHTS);
        done.push(deed);
        await deeds[deed]();
        await visit.settle(dice.oneOf([0, 1, 3, 6]));
        totals.steps += 1;
      }
      await comesToRest(visit);
      const { platform, book } = visit;
      expect(book.differences(platform), `${done.length}: ${done.join(' ')}`).toEqual([]);
      totals.orders += platform.orders.length;
      totals.receipts += new Set(book.receipts.map(({ cartId }) => cartId)).size;
      totals.doubts += book.doubts.size;
    },
  );

  it('takes 10,000 steps, and orders dozens of times', () => {
    console.log(`Random walks, seed ${SEED}: ${JSON.stringify(totals)}`);
    expect(totals.steps).toBe(10_000);
    expect(totals.orders).toBeGreaterThan(20);
  });
});

/**
 * The network is there, the page is loaded again, and nothing is on its way any more. Code that is
 * fetched comes in real time, while none of the time passes that is moved here: on a busy machine
 * it is waited for.
 */
async function comesToRest(here: Visits) {
  const { wire, book, platform } = here;
  wire.mend();
  await here.open();
  await here.pass(90_000);
  for (let more = 0; more < 30 && book.differences(platform).length > 0; more++) {
    await vi.dynamicImportSettled();
    await here.pass(6_000);
  }
}
