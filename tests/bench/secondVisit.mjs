// Measures what a phone loads and shows at its second visit, with the service worker.
import { devices } from '@playwright/test';
import { collect, hasPainted, observe } from './observe.mjs';

/**
 * Visits a page, then again in another tab (a worker sleeps while no tab is open), slowed by
 * `slow`.
 *
 * @returns bytes over the network, by page and worker, and the vitals.
 */
export async function secondVisit(browser, url, slow) {
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'allow' });
  const first = await context.newPage();
  await first.goto(url, { waitUntil: 'networkidle' });
  await first.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await first.evaluate(async () => {
    const isSeen = ({ name }) => name.startsWith(`${location.origin}/media/`);
    const seen = performance.getEntriesByType('resource').filter(isSeen).length;
    const pictures = await caches.open('pictures');
    while ((await pictures.keys()).length < seen) await new Promise(requestAnimationFrame);
  });

  // A browser without a screen does not hide a tab behind another one.
  await first.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  const worker = await attach(browser, `${new URL(url).origin}/sw.js`);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  const served = new Set();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromServiceWorker) served.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!served.has(requestId)) bytes += encodedDataLength;
  });
  worker.onEvent = (method, { encodedDataLength = 0 }) => {
    if (method === 'Network.loadingFinished') bytes += encodedDataLength;
  };
  for (const one of [session, worker]) await one.send('Network.enable');
  await slow(session);
  await slow({ send: (method, params) => /^Network/.test(method) && worker.send(method, params) });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(hasPainted);
  const vitals = await page.evaluate(collect);
  await context.close();
  return { ...vitals, bytes };
}

/** A session with a running service worker; Playwright offers none. */
async function attach(browser, url) {
  const root = await browser.newBrowserCDPSession();
  const { targetInfos } = await root.send('Target.getTargets');
  const target = targetInfos.findLast(
    (targetInfo) => targetInfo.type === 'service_worker' && targetInfo.url === url,
  );
  if (!target) throw new Error('No service worker runs.');
  const { sessionId } = await root.send('Target.attachToTarget', {
    targetId: target.targetId,
    flatten: false,
  });
  const worker = { onEvent: () => {}, send };
  const waiting = new Map();
  let last = 0;
  root.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
    if (from !== sessionId) return;
    const { id, method, params, result } = JSON.parse(message);
    if (id) waiting.get(id)?.(result);
    else worker.onEvent(method, params);
  });
  function send(method, params = {}) {
    last += 1;
    const id = last;
    const answer = new Promise((resolve) => waiting.set(id, resolve));
    root.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    return answer;
  }
  return worker;
}
