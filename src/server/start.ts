import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { compressFolder } from './compression.ts';
import { loadDemoPlatform } from './demoPlatform.ts';
import { answerNode } from './fetchBridge.ts';
import type { Handler } from './handler.ts';
import { type Limits, type Listening, serve } from './listen.ts';
import { startOperations } from './operations/operations.ts';
import { createProbes, isProbePath } from './operations/probes.ts';
import { pages } from './pages.ts';
import { isCommercePath, isDemoPath } from './paths.ts';
import { EMBEDDED, platformHosts } from './platformHosts.ts';
import { proxy } from './proxy.ts';
import { builtSources } from './render/assemble.ts';
import { builtRenderer, openDocuments } from './render/openDocuments.ts';
import { searchIndexes } from './render/searchIndexes.ts';
import { toServer, toShopOf } from './render/sendToPlatform.ts';
import { isReachable } from './upstream.ts';

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
  environment: Environment,
  folder: string,
  limits?: Partial<Limits>,
  write: (line: string) => void = console.log,
): Promise<Listening> {
  const { COMMERCE_URL, COMMERCE_GRAPHQL_PATH = '/graphql' } = environment;
  const drainMs = 1_000 * (Number(environment.DRAIN_SECONDS) || 0);
  const operations = await startOperations(environment, write);
  const platform = COMMERCE_URL ? null : await embedded(environment);
  await compressFolder(folder);
  const copy = await mkdtemp(join(tmpdir(), 'florilegium-'));
  const forgetCopy = () => rm(copy, { recursive: true, force: true });
  await cp(folder, copy, { recursive: true });
  const hosts = COMMERCE_URL ? await platformHosts(COMMERCE_URL, COMMERCE_GRAPHQL_PATH) : EMBEDDED;
  const commerce: Handler = platform
    ? (exchange) => answerNode(platform.fetch, exchange)
    : proxy(COMMERCE_URL ?? '', environment.TRUST_PROXY === 'on');
  const probes = createProbes(async () =>
    COMMERCE_URL ? isReachable(COMMERCE_URL, COMMERCE_GRAPHQL_PATH) : true,
  );
  const revision = platform?.revision ?? null;
  const send = platform ? toShopOf(platform.fetch, COMMERCE_GRAPHQL_PATH) : toServer(COMMERCE_URL);
  const origin = environment.PUBLIC_ORIGIN || `http://localhost:${environment.PORT ?? PORT}`;
  const createRenderer = builtRenderer(folder);
  const shop = pages(copy, environment, hosts, (html) => {
    if (!createRenderer) return null;
    const sources = builtSources(copy, html);
    return openDocuments({ environment, createRenderer, sources, html, revision, send, origin });
  });
  const indexes = searchIndexes({
    origin: new URL(origin).origin,
    send: (request) => send(request, null),
    graphqlPath: COMMERCE_GRAPHQL_PATH,
    now: () => Date.now(),
  });

  const listening = await serve(
    (exchange) => {
      const { target } = exchange;
      if (isProbePath(target.pathname)) return probes.answer(exchange);
      if (isCommercePath(target.pathname, COMMERCE_GRAPHQL_PATH)) {
        const isRenamed = platform && target.pathname === COMMERCE_GRAPHQL_PATH;
        return commerce(
          isRenamed ? { ...exchange, target: { ...target, pathname: '/graphql' } } : exchange,
        );
      }
      if (platform && isDemoPath(target.pathname)) return commerce(exchange);
      const index = indexes[target.pathname];
      if (index) return index(exchange);
      return shop.answer(exchange);
    },
    { port: Number(environment.PORT ?? PORT), host: environment.HOST },
    limits,
    shop.sendDocument,
    operations.observe,
  ).catch(async (error: unknown) => {
    await operations.close();
    await platform?.close();
    await forgetCopy();
    throw error;
  });
  return {
    ...listening,
    close: async (graceMs = 0) => {
      probes.end();
      // Meanwhile a load balancer sees that the process is not ready, and stops sending requests.
      if (graceMs > 0) await delay(drainMs);
      await listening.close(graceMs);
      await operations.close();
      await platform?.close();
      await forgetCopy();
    },
  };
}

async function embedded({ PLATFORM_DATA, DEMO_CONTROLS }: Environment) {
  const createPlatform = await loadDemoPlatform();
  return createPlatform({
    dataFolder: PLATFORM_DATA,
    hasDemoPast: true,
    isControllable: DEMO_CONTROLS !== 'off',
  });
}
