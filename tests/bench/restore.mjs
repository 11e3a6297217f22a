/** The size of the stored query cache, in characters. */
const SIZE = 500_000;
/** The longest script time, in ms, that restoring this many characters may take. */
export const MAX_RESTORE_MS = 50;

/**
 * Measures the time of restoring a full query cache: from reading the stored text to the next task,
 * in ms. Other work in between counts too, so the result is never too small.
 */
export async function restoreCost(browser, url, runs) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  // The shop stores its cache when its page is left; another page of the origin reads it.
  await page.goto(new URL('/robots.txt', url).href);
  const entry = await page.evaluate(grow, SIZE);
  await page.addInitScript(timeRestore, entry);
  const costs = [];
  for (let run = 0; run < runs; run++) {
    await page.goto(url, { waitUntil: 'networkidle' });
    const [cost, left] = await page.evaluate(
      (key) => [globalThis.__restore, localStorage.getItem(key)?.length ?? 0],
      entry.key,
    );
    if (left < entry.text.length) throw new Error('The stored cache was not restored.');
    costs.push(cost);
  }
  await context.close();
  return { size: entry.text.length, costs };
}

/** Runs in the page: repeats the stored products under other names until the text has this size. */
function grow(size) {
  const key = Object.keys(localStorage).find((name) => name.includes(':cache:'));
  const entry = localStorage.getItem(key).slice(1, -1);
  const pairs = Object.entries(JSON.parse(`{${entry}}`));
  const products = pairs.filter(([name]) => /^(Simple|Configurable)Product:/.test(name));
  if (products.length === 0) throw new Error('No product was stored.');
  const text = [entry];
  let length = entry.length + 2;
  for (let copy = 1; ; copy++) {
    for (const [name, value] of products) {
      const other = name.replace(/^(\w+):/, `$1:copy${copy}`);
      const pair = `${JSON.stringify(other)}:${JSON.stringify(value)}`;
      length += pair.length + 1;
      if (length > size) return { key, text: `{${text.join(',')}}` };
      text.push(pair);
    }
  }
}

/** Runs in the page before everything else: stores the text and measures the time. */
function timeRestore({ key, text }) {
  localStorage.setItem(key, text);
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function timed(name) {
    if (name !== key || globalThis.__restore !== undefined) return getItem.call(this, name);
    const started = performance.now();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      globalThis.__restore = performance.now() - started;
    };
    port2.postMessage(null);
    return getItem.call(this, name);
  };
}
