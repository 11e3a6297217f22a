// Measures how long parsing page-builder markup takes, relative to the browser's own parser.
import { build, runnerImport } from 'vite';

/** The longest allowed time, as a multiple of the browser's own parsing of the same markup. */
export const MOST_TO_PARSE = 5;
const SIZE = 100_000;
const WARM_UP = 10;
const ENTRY = 'tests/bench/parsed.ts';

/**
 * Parses 100 kB of copies of the tests' garden page, after some rounds to warm up.
 *
 * @param runs - how many rounds to measure.
 * @returns the ratio of each round.
 */
export async function parseCosts(browser, runs) {
  const { module } = await runnerImport('./src/build/linguiMacro.ts', { logLevel: 'error' });
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [module.linguiMacro()],
    // Vite's library mode does not replace `process.env`; a page has no `process`.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'parsed', fileName: 'parsed' },
    },
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: output[0].code });
  const costs = await page.evaluate(
    ({ size, rounds }) => {
      const { parse, GARDEN_PAGE } = globalThis.parsed;
      return Array.from({ length: rounds }, (_, round) => {
        // Each copy has style rules of its own, like different pages of a shop, and each round
        // other content: the parser returns equal content from its cache.
        const copies = Array.from({ length: Math.ceil(size / GARDEN_PAGE.length) }, (__, copy) =>
          GARDEN_PAGE.replaceAll(/(data-pb-style="?)(\w+)/g, `$1$2c${copy}r${round}`),
        );
        const html = copies.join('');
        const started = performance.now();
        const native = new DOMParser().parseFromString(html, 'text/html');
        const parsed = performance.now();
        const { children } = parse(html);
        const cost = performance.now() - parsed;
        if (children.length < 3 || !native.body.firstChild) throw new Error('nothing was read');
        return cost / (parsed - started);
      });
    },
    { size: SIZE, rounds: runs + WARM_UP },
  );
  await page.close();
  return costs.slice(WARM_UP);
}
