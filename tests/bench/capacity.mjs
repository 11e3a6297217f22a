// The capacity of one server whose platform is another process: documents a second from its cache
// and rendered ones, and its memory after many different addresses.
import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { installTool } from './installTool.mjs';
import { median } from './median.mjs';

/** The release of the load generator autocannon. */
const VERSION = '8.0.0';
/** Connections and seconds of the requests for one address. */
const CONNECTIONS = 50;
const SECONDS = 10;
/** How many different addresses are rendered, and how many of them at once. */
const ADDRESSES = Number(process.env.BENCH_ADDRESSES ?? 10_000);
const AT_ONCE = 4;
/** The memory is read each time so many addresses were rendered; the first time, the caches are full. */
const BATCH = ADDRESSES / 10;
/** The largest allowed growth of the memory after that. */
const MOST_GROWTH = 1.1;

/**
 * Measures the server's throughput, rendering times and memory, and prints them.
 *
 * @param platform - the origin of the platform
 * @param paths - the paths of the home page and of a category
 * @param port - where the measured server listens
 * @returns whether the memory stayed flat
 */
export async function serverCapacity(platform, { home, category }, port) {
  const origin = `http://localhost:${port}`;
  const server = await open(platform, port);
  try {
    console.log('\nOne server, its platform in another process');
    // The first rendering of a process takes longer than all later ones.
    await (await fetch(origin + home)).arrayBuffer();
    console.log(`Cached documents a second: ${await cachedPerSecond(origin + home)}`);
    const memory = [];
    const seen = { ms: [], parts: {} };
    const startedAt = performance.now();
    for (let from = 0; from < ADDRESSES; from += BATCH) {
      await renderAll(origin + category, from, from + BATCH, seen);
      memory.push(await memoryOf(server));
    }
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(`Rendered documents a second: ${(ADDRESSES / seconds).toFixed(1)}`);
    console.log(`ms of a rendered document, median of ${ADDRESSES}, ${AT_ONCE} at once`);
    console.table([
      {
        ...mapValues(seen.parts, (ms) => median(ms).toFixed(1)),
        'whole request': median(seen.ms).toFixed(1),
      },
    ]);
    const growth = memory.at(-1).used / memory[0].used;
    const inMB = (of) => memory.map((bytes) => Math.round(bytes[of] / 1e6)).join(', ');
    console.log(
      `Memory in use, MB, after each ${BATCH} of ${ADDRESSES} addresses: ${inMB('used')}`,
    );
    console.log(`With the garbage that Node.js has not collected: ${inMB('resident')}`);
    return growth <= MOST_GROWTH;
  } finally {
    server.kill();
  }
}

async function open(platform, port) {
  const reporter = ['--expose-gc', '--import', './tests/bench/reportMemory.mjs'];
  const server = spawn(process.execPath, [...reporter, 'src/server/main.mjs', '--no-build'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: 'localhost',
      COMMERCE_URL: platform,
      ACCESS_LOG: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('open at') && resolve());
    server.on('exit', () => reject(new Error('The server did not start.')));
  });
  return server;
}

async function cachedPerSecond(url) {
  const { stdout } = await promisify(execFile)(process.execPath, [
    installTool('autocannon', VERSION, 'autocannon.js'),
    ...['--json', '--connections', CONNECTIONS, '--duration', SECONDS],
    ...['--headers', 'accept-encoding=br', url],
  ]);
  const { requests, non2xx, errors, timeouts } = JSON.parse(stdout);
  if (non2xx > 0 || errors > 0) {
    throw new Error(
      `Status other than 2xx: ${non2xx}; failed: ${errors}, ${timeouts} of them late.`,
    );
  }
  return Math.round(requests.average);
}

/**
 * Requests the addresses from one number to another, and records their durations in ms. Lists read
 * the order that they are asked for, so that each address is rendered.
 */
async function renderAll(url, from, to, seen) {
  let next = from;
  const etags = new Set();
  const work = async () => {
    while (next < to) {
      const startedAt = performance.now();
      const response = await fetch(`${url}?sort=order${next++}`);
      await response.arrayBuffer();
      seen.ms.push(performance.now() - startedAt);
      if (response.status !== 200) throw new Error(`${response.url}: ${response.status}`);
      const etag = response.headers.get('etag');
      if (etags.has(etag)) throw new Error(`${response.url} was not rendered.`);
      etags.add(etag);
      for (const [part, ms] of timings(response)) {
        seen.parts[part] ??= [];
        seen.parts[part].push(ms);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const timings = ({ headers }) =>
  (headers.get('server-timing') ?? '')
    .split(', ')
    .map((one) => one.split(';dur='))
    .map(([part, ms]) => [part, Number(ms)]);

function memoryOf(server) {
  server.send('memory');
  return new Promise((resolve) => server.once('message', resolve));
}

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
