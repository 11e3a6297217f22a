import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type CommerceServer, openCommerceServer } from './commerceServer.ts';
import { compressFolder } from './compression.ts';
import type { Handler } from './handler.ts';
import { type ConnectionLimits, type Listening, serve } from './listen.ts';
import { numberIn } from './numberIn.ts';
import { startOperations } from './operations/operations.ts';
import { createProbes, isProbePath } from './operations/probes.ts';
import { createPages } from './pages.ts';
import { builtSources } from './render/assemble.ts';
import { builtRenderer, openDocuments } from './render/openDocuments.ts';
import { searchIndexes } from './render/searchIndexes.ts';

const PORT = 8_080;

export type Environment = Record<string, string | undefined>;

/**
 * Starts the shop: the built files in `folder` and the commerce server on one origin. The commerce
 * server is the demo platform or a proxy for COMMERCE_URL; the demo controls and the card sandbox
 * exist only with the demo platform. The files are copied, so that a new build takes effect at the
 * next start. Rejects if the port is taken.
 *
 * @param write - called with each line of the access log.
 */
export async function start(
  variables: Environment,
  folder: string,
  limits?: Partial<ConnectionLimits>,
  write: (line: string) => void = console.log,
): Promise<Listening> {
  const environment = withoutEmpty(variables);
  const port = numberIn(environment, 'PORT', PORT);
  const drainMs = 1_000 * numberIn(environment, 'DRAIN_SECONDS', 0);
  const operations = await startOperations(environment, write);
  const commerce = await openCommerceServer(environment);
  const build = await copyBuild(folder);
  const probes = createProbes(commerce.isReachable);
  let shop = openShop(environment, folder, build.copy, commerce);
  // A server that was slow at the start must not hide the pictures of its media host for ever.
  commerce.onHosts((hosts) => {
    shop = openShop(environment, folder, build.copy, { ...commerce, hosts });
  });
  const release = async () => {
    await operations.close();
    await commerce.close();
    await build.remove();
  };

  const listening = await serve(
    (exchange) => {
      const { pathname } = exchange.target;
      if (isProbePath(pathname)) return probes.handle(exchange);
      if (commerce.owns(pathname)) return commerce.handle(exchange);
      return shop.handle(exchange);
    },
    { port, host: environment.HOST },
    limits,
    (...response) => shop.sendDocument(...response),
    operations.observe,
  ).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  return {
    ...listening,
    close: async (graceMs = 0) => {
      probes.end();
      // Meanwhile a load balancer sees that the process is not ready, and stops sending requests.
      if (graceMs > 0) await delay(drainMs);
      await listening.close(graceMs);
      await release();
    },
  };
}

/** An empty variable counts as absent: as HOST it would listen on every address. */
const withoutEmpty = (variables: Environment): Environment =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));

/** Compresses the built files, and copies them to a folder of their own. */
async function copyBuild(folder: string) {
  await compressFolder(folder);
  const copy = await mkdtemp(join(tmpdir(), 'florilegium-'));
  await cp(folder, copy, { recursive: true });
  return { copy, remove: () => rm(copy, { recursive: true, force: true }) };
}

/**
 * Opens the shop's own paths: pages, built files, robots.txt and the sitemap.
 *
 * @param folder - the built files, next to which the renderer was built.
 * @param copy - the copy of the built files that is served.
 */
function openShop(
  environment: Environment,
  folder: string,
  copy: string,
  { send, graphqlPath, hosts, revision }: CommerceServer,
) {
  const origin = environment.PUBLIC_ORIGIN || `http://localhost:${environment.PORT ?? PORT}`;
  const createRenderer = builtRenderer(folder);
  const shop = createPages(copy, environment, hosts, (html) => {
    if (!createRenderer) return null;
    const sources = builtSources(copy, html);
    return openDocuments({ environment, createRenderer, sources, html, revision, send, origin });
  });
  const indexes = searchIndexes({
    origin: new URL(origin).origin,
    send: (request) => send(request, null),
    graphqlPath,
    graphqlMethod: environment.COMMERCE_GRAPHQL_METHOD,
    now: () => Date.now(),
  });
  const handle: Handler = (exchange) =>
    (indexes[exchange.target.pathname] ?? shop.handle)(exchange);
  return { handle, sendDocument: shop.sendDocument };
}
