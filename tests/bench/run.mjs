// `npm run bench`: what a phone on a slow network sees, what Lighthouse says, and the capacity of one
// server. `npm run bench -- phone` runs one of the parts: phone, lighthouse or capacity. Options such
// as --no-build go to the server. With BENCH_AGAINST=http://localhost:8790 the phone also visits the
// shop that is open there, such as one built from an older commit.
import { spawn } from 'node:child_process';
import { chromium, devices } from '@playwright/test';
import { chromiumPath, FLAGS, installChromium } from '../support/chromium.mjs';
import { serverCapacity } from './capacity.mjs';
import { catalogue } from './catalogue.mjs';
import { inspector } from './inspector.mjs';
import { lighthouseScores } from './lighthouse.mjs';
import { median } from './median.mjs';
import { collect, hasPainted, observe } from './observe.mjs';
import { MOST_TO_PARSE, parseCosts } from './parsePage.mjs';
import { recorder } from './recorder.mjs';
import { MAX_RESTORE_MS, restoreCost } from './restore.mjs';
import { secondVisit } from './secondVisit.mjs';
import { fillCart, pathsOf } from './shop.mjs';
import { states } from './states.mjs';

const PORT = process.env.PORT ?? '8792';
const ORIGIN = `http://localhost:${PORT}`;
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const AGAINST = process.env.BENCH_AGAINST;
const PARTS = {
  phone: phoneTimes,
  lighthouse: ({ home, category, product }) =>
    lighthouseScores(
      ORIGIN,
      {
        home,
        category,
        product,
        search: '/search?query=rose',
        content: '/delivery',
        'sign in': '/signin',
      },
      RUNS,
    ),
  capacity: (paths) => serverCapacity(ORIGIN, paths, Number(PORT) + 1),
};
const ARGUMENTS = process.argv.slice(2);
const options = ARGUMENTS.filter((argument) => argument.startsWith('--'));
const named = ARGUMENTS.filter((argument) => !argument.startsWith('--'));
const unknown = named.find((name) => !(name in PARTS));
if (unknown) throw new Error(`No part is named ${unknown}: ${Object.keys(PARTS).join(', ')}.`);

installChromium();
const server = spawn(process.execPath, ['src/server/main.mjs', ...options], {
  env: { ...process.env, PORT, HOST: 'localhost' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => {
  server.stdout.on('data', (text) => String(text).includes('http') && resolve());
});
const browser = await chromium.launch({ args: FLAGS, executablePath: chromiumPath() });

try {
  const paths = await pathsOf(ORIGIN);
  for (const [name, run] of Object.entries(PARTS)) {
    if (named.length > 0 && !named.includes(name)) continue;
    if (!(await run(paths))) process.exitCode = 1;
  }
} finally {
  await browser.close();
  server.kill();
}

/** Prints what a phone sees. Mobile profile: 1.6 Mbit/s, 150 ms, a processor 4 times slower. */
async function phoneTimes(paths) {
  const rows = [];
  for (const [name, path] of Object.entries(paths)) {
    await visit(name, path, 'server'); // pictures are drawn once, before anything is measured
    // The runs alternate, so that other load on the machine slows both alike.
    const runs = { server: [], client: [], ...(AGAINST ? { [AGAINST]: [] } : {}) };
    if (AGAINST) await visit(name, path, AGAINST);
    for (let run = 0; run < RUNS; run++) {
      for (const [by, of] of Object.entries(runs)) of.push(await visit(name, path, by));
    }
    for (const by of Object.keys(runs)) rows.push(medians(name, by, runs[by]));
  }
  console.log(
    `\nMobile profile, medians of ${RUNS}; pages rendered by the server and by the browser`,
  );
  console.table(rows);
  console.log('\nThe second visit, with the service worker, beside the first');
  console.table(await secondVisits(paths, rows));
  const clicks = [];
  for (let run = 0; run < RUNS; run++) clicks.push(await clickToList(paths));
  console.log(`Click to painted list, from a warm page: ${Math.round(median(clicks))} ms`);
  const { size, costs } = await restoreCost(browser, ORIGIN + paths.category, RUNS);
  const cost = median(costs);
  console.log(
    `Restoring ${size} characters of stored cache: ${cost.toFixed(1)} ms of script (of ${MAX_RESTORE_MS})`,
  );
  const parsing = median(await parseCosts(browser, 30));
  console.log(
    `Reading 100 kB of page-builder markup: ${parsing.toFixed(1)} times the browser's own parsing (of ${MOST_TO_PARSE})`,
  );
  const results = [
    cost < MAX_RESTORE_MS,
    parsing < MOST_TO_PARSE,
    await catalogue(browser, ORIGIN, paths),
    await inspector(browser, ORIGIN),
    await recorder(),
  ];
  await states(browser, ORIGIN);
  console.log('To beat: LCP 4600 ms, TBT 570 ms, 371 kB of JavaScript, 45 requests (home).');
  return results.every(Boolean);
}

function medians(page, by, runs) {
  const medianOf = (key) => median(runs.map((result) => result[key]));
  return {
    page,
    'rendered by': by,
    requests: medianOf('requests'),
    'kB in all': Math.round(medianOf('bytes') / 1000),
    'kB script': Math.round(medianOf('script') / 1000),
    'FCP ms': Math.round(medianOf('fcp')),
    'LCP ms': Math.round(medianOf('lcp')),
    'TBT ms': Math.round(medianOf('tbt')),
    CLS: medianOf('cls').toFixed(4),
  };
}

async function secondVisits(paths, firsts) {
  const seconds = [];
  for (const page of ['home', 'category', 'product']) {
    const runs = [];
    for (let run = 0; run < RUNS; run++) {
      runs.push(await secondVisit(browser, ORIGIN + paths[page], slow));
    }
    const first = firsts.find((row) => row.page === page);
    seconds.push({
      page,
      'kB at first': first['kB in all'],
      'kB then': Math.round(median(runs.map(({ bytes }) => bytes)) / 1000),
      'LCP ms at first': first['LCP ms'],
      'LCP ms then': Math.round(median(runs.map(({ lcp }) => lcp))),
    });
  }
  return seconds;
}

async function openPhone() {
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return { context, page, session };
}

function slowDown(session) {
  return Promise.all([
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    }),
    session.send('Emulation.setCPUThrottlingRate', { rate: 4 }),
  ]);
}

/** @param by 'server' or 'client', who renders the page, or the origin of another shop */
async function visit(name, path, by) {
  const { context, page, session } = await openPhone();
  const origin = by === AGAINST ? AGAINST : ORIGIN;
  await context.addCookies([{ name: 'demo-render', value: by, url: ORIGIN }]);
  if (name === 'cart' || name === 'checkout') await fillCart(page, origin);
  const sizes = new Map();
  let script = 0;
  const kinds = new Map();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength);
    if (kinds.get(requestId) === 'Script') script += encodedDataLength;
  });
  await session.send('Network.clearBrowserCache');
  await slowDown(session);
  await page.addInitScript(observe);
  sizes.clear();
  script = 0;
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.waitForFunction(hasPainted);
  const vitals = await page.evaluate(collect);
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  await context.close();
  return { ...vitals, requests: sizes.size, bytes, script };
}

/**
 * Measures from the click in the menu to the first painted product, with the home page's code and
 * data loaded.
 */
async function clickToList(paths) {
  const { context, page, session } = await openPhone();
  await page.goto(ORIGIN + paths.home, { waitUntil: 'networkidle' });
  await slowDown(session);
  const ms = await page.evaluate(
    (path) =>
      new Promise((resolve) => {
        const link = document.querySelector(`a[href="${path}"]`);
        const started = performance.now();
        new MutationObserver((_, observer) => {
          if (
            !document.querySelector('main [role=list] img, main ul img, main ol img') ||
            location.pathname !== path
          )
            return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
        }).observe(document.body, { childList: true, subtree: true });
        link.click();
      }),
    paths.category,
  );
  await context.close();
  return ms;
}
