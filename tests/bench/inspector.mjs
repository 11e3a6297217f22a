// Measures whether the inspector keeps up with a busy shop, and how much it slows the page.
const EVENTS_A_SECOND = 1_000;
const SECONDS = 5;
/** The fewest frames allowed in the slowest second. */
const FEWEST_FRAMES = 50;

/** Runs in the page before the shop: exposes the actor system at the first recorded event. */
function exposeActorSystem() {
  const push = Array.prototype.push;
  Array.prototype.push = function (...items) {
    const system = items[0]?.actor?.system;
    if (system?.get) {
      Array.prototype.push = push;
      Object.assign(globalThis, { __system: system });
    }
    return push.apply(this, items);
  };
}

/**
 * Runs in the page: sends this many events at an even rate, and counts the frames of each second.
 */
function sendEvents([perSecond, seconds]) {
  const app = globalThis.__system.get('app');
  return new Promise((resolve) => {
    const frames = new Array(seconds).fill(0);
    const started = performance.now();
    let sent = 0;
    const frame = () => {
      const passed = (performance.now() - started) / 1_000;
      const due = Math.min(perSecond * seconds, Math.floor(passed * perSecond));
      for (; sent < due; sent++) app.send({ type: 'search.close', sent });
      if (passed >= seconds) return resolve({ sent, frames });
      frames[Math.floor(passed)] += 1;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

/**
 * Measures and prints.
 *
 * @returns whether the limit was kept
 */
export async function inspector(browser, origin) {
  const counts = {};
  for (const [name, path] of [
    ['without it', '/'],
    ['with it', '/?inspect'],
  ]) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(exposeActorSystem);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const { sent, frames } = await page.evaluate(sendEvents, [EVENTS_A_SECOND, SECONDS]);
    counts[name] = { sent, slowest: Math.min(...frames) };
    if (name === 'with it') {
      const last = page.getByRole('region', { name: 'State inspector' }).locator('[aria-current]');
      await last.filter({ hasText: `"sent":${sent - 1}}` }).waitFor({ timeout: 2_000 });
    }
    await context.close();
  }
  const { slowest } = counts['with it'];
  console.log(
    `Inspector at ${EVENTS_A_SECOND} events a second: ${slowest} frames in the slowest second (at least ${FEWEST_FRAMES}; without it ${counts['without it'].slowest})`,
  );
  return slowest >= FEWEST_FRAMES;
}
