// Measures a category with the seed's products and with 10,000, and the memory growth of 200
// navigations. The requests of the category are counted where the browser renders the page: a page
// that the server renders sends none for its content to a guest without a cart.
import { randomUUID } from 'node:crypto';

const NAVIGATIONS = 200;
/**
 * The largest allowed growth of the heap after garbage collection, between the first and the last
 * navigations.
 */
const MOST_GROWTH = 1.1;
/**
 * The most sequential requests before a product's first picture: the lookup, then all others in
 * parallel.
 */
const MOST_STEPS = 2;
/** The delay of each response, in ms, while sequential requests are counted. */
const LONG = 3_000;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SHOPS = { 'the seed': 'bench', '10,000 products': 'large-bench' };
const BY_BROWSER = '?render=client';
const PICTURE = 'main ul[aria-label="Products"] img';
const kB = (bytes) => (bytes / 1000).toFixed(1);

/**
 * Measures and prints.
 *
 * @returns whether every limit was kept
 */
export async function catalogue(browser, origin, { category, home }) {
  const rows = [];
  let isKept = true;
  for (const [name, prefix] of Object.entries(SHOPS)) {
    const shop = `${prefix}-${randomUUID()}`;
    await visit(browser, origin, category, shop); // the shop is made, before anything is measured
    const cold = await visit(browser, origin, category, shop);
    const ms = await clickToList(browser, origin, { category, home }, shop);
    const steps = await stepsToPicture(browser, origin, category, shop);
    if (steps > MOST_STEPS) isKept = false;
    rows.push({
      catalogue: name,
      'GraphQL requests': cold.requests,
      'one after another': steps,
      'kB of GraphQL': kB(cold.bytes),
      'of it the menu': kB(cold.menu),
      'heap MB': (cold.heap / 1e6).toFixed(1),
      'click to painted list ms': Math.round(ms),
    });
  }
  console.log('\nA category, cold, rendered by the browser');
  console.table(rows);
  const { first, last } = await navigateAround(browser, origin, category);
  const growth = last / first;
  console.log(
    `Heap after ${NAVIGATIONS} navigations: ${(last / 1e6).toFixed(2)} MB, ${((growth - 1) * 100).toFixed(1)} % over the first (of ${Math.round((MOST_GROWTH - 1) * 100)} %)`,
  );
  return isKept && growth <= MOST_GROWTH;
}

async function open(browser, origin, shop) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addCookies([{ name: 'demo-shop', value: shop, url: origin }]);
  await context.route('**/media/**', (route) =>
    route.fulfill({ body: PIXEL, contentType: 'image/png' }),
  );
  const page = await context.newPage();
  return { context, page, session: await context.newCDPSession(page) };
}

async function heapOf(session) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

async function visit(browser, origin, path, shop) {
  const { context, page, session } = await open(browser, origin, shop);
  const calls = new Map();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes('/graphql')) {
      calls.set(requestId, { url: request.url, isOver: false, bytes: 0 });
    }
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const call = calls.get(requestId);
    if (call) Object.assign(call, { isOver: true, bytes: encodedDataLength });
  });
  await page.goto(origin + path + BY_BROWSER, { waitUntil: 'networkidle' });
  await page.locator(PICTURE).first().waitFor();
  const heap = await heapOf(session);
  await context.close();
  const finishedCalls = [...calls.values()].filter(({ isOver }) => isOver);
  const sum = (some) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    requests: finishedCalls.length,
    bytes: sum(finishedCalls),
    menu: sum(finishedCalls.filter(({ url }) => url.includes('MegaMenu'))),
    heap,
  };
}

/**
 * Counts the sequential GraphQL responses before a product's first picture. Each response is
 * delayed so long that all other time is negligible.
 */
async function stepsToPicture(browser, origin, path, shop) {
  const { context, page } = await open(browser, origin, shop);
  await context.route('**/graphql**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LONG));
    await route.continue();
  });
  const first = page.waitForRequest('**/graphql**');
  const picture = page.waitForRequest('**/media/catalog/product/**', { timeout: 10 * LONG });
  page.goto(origin + path + BY_BROWSER).catch(() => {});
  await first;
  const started = performance.now();
  await picture;
  const steps = Math.floor((performance.now() - started) / LONG);
  await context.close();
  return steps;
}

async function clickToList(browser, origin, { category, home }, shop) {
  const { context, page } = await open(browser, origin, shop);
  await page.goto(origin + home, { waitUntil: 'networkidle' });
  const ms = await page.evaluate(
    ([path, picture]) =>
      new Promise((resolve) => {
        const started = performance.now();
        new MutationObserver((_, observer) => {
          if (location.pathname !== path || !document.querySelector(picture)) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
        }).observe(document.body, { childList: true, subtree: true });
        document.querySelector(`a[href="${path}"]`).click();
      }),
    [category, PICTURE],
  );
  await context.close();
  return ms;
}

/** Navigates between a category and its second page, a product and a search. */
async function navigateAround(browser, origin, category) {
  const { context, page, session } = await open(browser, origin, `bench-${randomUUID()}`);
  await page.goto(origin + category, { waitUntil: 'networkidle' });
  const round = async () => {
    await page.locator(PICTURE).first().waitFor();
    await page.click(`${PICTURE.replace(' img', '')} a`);
    await page
      .locator('input[role=spinbutton], [role=spinbutton], input[type=number]')
      .first()
      .waitFor();
    await page.goBack();
    await page.locator(PICTURE).first().waitFor();
    await page.click('a[rel=next]');
    await page.locator('a[rel=prev]').first().waitFor();
    await page.goBack();
    await page.locator('a[rel=prev]').waitFor({ state: 'detached' });
  };
  const rounds = NAVIGATIONS / 4;
  // In the middle of a navigation the page it leaves is still in memory: up to 1.5 MB.
  const settleAndMeasure = async () => {
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return heapOf(session);
  };
  // The first rounds fill the caches that have a limit: growth after them is a leak.
  for (let at = 0; at < rounds; at++) await round();
  const first = await settleAndMeasure();
  for (let at = 0; at < rounds; at++) await round();
  const last = await settleAndMeasure();
  await context.close();
  return { first, last };
}
