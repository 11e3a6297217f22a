import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { activateLocale } from '../../src/locales/activate.ts';
import { FAULTS, type Fault, isWorkDone, type Mark } from './faults.ts';
import { DELAY } from './faultyConnection.ts';
import { expectedMark, type Row } from './row.ts';
import { openStage, type Stage } from './stage.ts';

/** All deferred code, which is loaded before the clock is simulated. */
const allModules = import.meta.glob([
  '../../src/**/*.{ts,tsx}',
  '!../../src/main.tsx',
  '!../../src/worker/**',
  '!../../src/build/**',
  '!../../src/server/**',
  '!**/*.d.ts',
]);
const FOLDER = '.cache/faults';

/** Tests every operation under every fault, each in a shop and on a platform of its own. */
export function faultTable(subject: string, rows: readonly Row[]) {
  const result: Record<string, Partial<Record<Fault, Mark | 'FAILED'>>> = {};
  let stage: Stage | undefined;

  beforeAll(async () => {
    await Promise.all(Object.values(allModules).map((load) => load()));
    await activateLocale('zh_Hant_HK');
  }, 60_000);
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    await activateLocale('en_US');
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(simulatedTimeout);
    vi.stubGlobal('scrollTo', () => {});
    // The platform logs its mails.
    vi.spyOn(console, 'info').mockImplementation(() => {});
  });
  afterEach(async () => {
    stage?.close();
    vi.clearAllTimers();
    await stage?.settle();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  afterAll(() => {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(
      `${FOLDER}/${subject}.json`,
      JSON.stringify(
        // Pairs keep the order: an object would put '401' and '500' first.
        rows.map(({ operation }) => [
          operation,
          FAULTS.map((fault) => [fault, result[operation]?.[fault] ?? '']),
        ]),
      ),
    );
  });

  for (const row of rows) {
    describe(row.operation, () => {
      const marks: Partial<Record<Fault, Mark | 'FAILED'>> = {};
      result[row.operation] = marks;
      for (const fault of FAULTS) {
        const mark = expectedMark(row, fault);
        it(`ends as “${mark}” under the fault “${fault}”`, { timeout: 60_000 }, async () => {
          marks[fault] = 'FAILED';
          stage = openStage(row, fault);
          const found = await runUnderFault(row, fault, stage);
          expect(found).toBe(mark);
          marks[fault] = found;
        });
      }
    });
  }
}

/** Runs an operation under a fault, and retries as the shopper would. @returns how it ended. */
async function runUnderFault(row: Row, fault: Fault, stage: Stage): Promise<Mark> {
  await row.arrange?.(stage);
  if (row.facts) expect(row.facts(stage)).toEqual(row.before);
  stage.startFault();
  if (fault === '10-second delay') return afterDelay(row, stage);
  if (fault === 'reload in the middle') return afterReload(row, stage);
  if (fault === 'double submit') return afterTwo(row, stage);
  await row.act(stage);
  const mark = await outcome(row, stage, fault);
  expect(stage.wire.sends).toBeGreaterThan(0);
  if (row.kind === 'mutation') expect(stage.wire.sends).toBe(row.sends?.[fault] ?? 1);
  if (row.facts) {
    const isTakenEffect = mark === 'recovered' || isWorkDone(fault);
    const expected = row.factsAfter ?? {};
    expect(row.facts(stage)).toEqual(
      fault in expected ? expected[fault] : isTakenEffect ? row.after : row.before,
    );
  }
  if (mark === 'recovered') return mark;
  stage.wire.endFault();
  await (row.retry ?? row.act)(stage, fault);
  await untilDone(row, stage);
  expectFacts(row, stage, fault);
  return expectedMark(row, fault) === 'signed out' ? 'signed out' : mark;
}

async function outcome(row: Row, stage: Stage, fault: Fault): Promise<Mark> {
  if (row.isComplete) {
    await stage.until(() => stage.wire.sends > 0, 'sent');
    await stage.pass(20_000, 1_000);
    const isWhole = () => row.isComplete?.(stage) === true || row.isDone(stage);
    await stage.until(isWhole, 'a page that is complete without the data');
    // On a busy machine a page is complete before the retry's code has loaded.
    if (expectedMark(row, fault) === 'recovered') await untilDone(row, stage);
    return row.isDone(stage) ? 'recovered' : 'complete';
  }
  await stage.until(
    () => row.isDone(stage) || row.isReported?.(stage) === true,
    'the result or a failure message',
  );
  return row.isDone(stage) ? 'recovered' : 'reported';
}

async function untilDone(row: Row, stage: Stage) {
  await stage.until(() => row.isDone(stage), 'done');
  await stage.settle();
  await stage.until(() => stage.main() !== '', 'a page that is not blank');
}

function expectFacts(row: Row, stage: Stage, fault: Fault) {
  if (!row.facts) return;
  const isTwice = isWorkDone(fault) && 'afterTwice' in row;
  const end = row.factsFinally ?? {};
  expect(row.facts(stage)).toEqual(
    fault in end ? end[fault] : isTwice ? row.afterTwice : row.after,
  );
}

async function afterDelay(row: Row, stage: Stage): Promise<Mark> {
  const acting = row.act(stage);
  await stage.until(() => stage.wire.sends > 0, 'sent');
  await stage.pass(DELAY - 500, 1_000);
  expect(row.isDone(stage)).toBe(false);
  expect(row.isReported?.(stage) ?? false).toBe(false);
  expect(stage.text()).not.toBe('');
  expect((row.isWaiting ?? row.isComplete)?.(stage)).toBe(true);
  await stage.until(() => row.isDone(stage), 'done');
  await acting;
  if (row.kind === 'mutation') expect(stage.wire.sends).toBe(1);
  if (row.facts) expect(row.facts(stage)).toEqual(row.after);
  return 'ok';
}

async function afterReload(row: Row, stage: Stage): Promise<Mark> {
  // The page is gone before the action ends.
  Promise.resolve(row.act(stage)).catch(() => {});
  await stage.until(() => stage.wire.sends > 0, 'sent');
  await stage.settle();
  if (row.facts) {
    const expected = row.factsAfter ?? {};
    const reload = 'reload in the middle';
    expect(row.facts(stage)).toEqual(reload in expected ? expected[reload] : row.after);
  }
  stage.wire.endFault();
  await stage.reload();
  const mark = expectedMark(row, 'reload in the middle');
  if (mark === 'restored') await (row.retry ?? row.act)(stage, 'reload in the middle');
  await untilDone(row, stage);
  expectFacts(row, stage, 'reload in the middle');
  return mark;
}

async function afterTwo(row: Row, stage: Stage): Promise<Mark> {
  await row.act(stage);
  await Promise.resolve();
  if (row.kind === 'query' && row.isReported) {
    await stage.until(() => row.isReported?.(stage) === true || row.isDone(stage), 'reported');
  }
  if (row.kind === 'query' && row.isReported?.(stage)) {
    await row.retry?.(stage, '500');
    await row.retry?.(stage, '500');
  } else await row.act(stage);
  await untilDone(row, stage);
  await stage.pass(1_000);
  if (row.facts) expect(row.facts(stage)).toEqual(row.after);
  return 'ok';
}

function simulatedTimeout(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('Too late.', 'TimeoutError')), ms);
  return controller.signal;
}
