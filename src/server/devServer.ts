import type { Plugin, ViteDevServer } from 'vite';
import { withConfig } from './config.ts';
import type * as demo from './demoPlatform.ts';
import { handleNodeRequest } from './fetchBridge.ts';
import { type Handler, requestListener } from './handler.ts';
import { isCommercePath, isDemoPath } from './paths.ts';
import { EMBEDDED_HOSTS } from './platformHosts.ts';
import { createProxy } from './proxy.ts';
import { createDemoSend, createServerSend } from './render/sendToPlatform.ts';
import { renderDevDocuments } from './renderDevDocuments.ts';

type CreatePlatform = Awaited<ReturnType<typeof demo.loadDemoPlatform>>;

/**
 * Adds a commerce server to `vite dev`, on the same origin as the pages: the demo platform, or a
 * proxy for COMMERCE_URL, which never gets the demo controls. Like the start server, it writes the
 * environment's settings into the page.
 */
export function commerceServer(): Plugin {
  const { env } = process;
  const graphqlPath = env.COMMERCE_GRAPHQL_PATH ?? '/graphql';
  return {
    name: 'commerce-server',
    // `vite build` runs this hook too, but without a platform.
    transformIndexHtml: (html, { server }) =>
      withConfig(html, env, server && !env.COMMERCE_URL ? EMBEDDED_HOSTS : null),
    configureServer(server) {
      const commerce = env.COMMERCE_URL ? createProxy(env.COMMERCE_URL) : null;
      const current = commerce ? null : demoPlatform(server);
      const platform: Handler | null =
        current &&
        ((exchange) =>
          handleNodeRequest(async (request) => (await current()).fetch(request), exchange));
      const send = current
        ? createDemoSend(async (request) => (await current()).fetch(request), graphqlPath)
        : createServerSend(env.COMMERCE_URL);
      const listener = requestListener((exchange) => {
        const { target } = exchange;
        const isRenamed = platform && target.pathname === graphqlPath;
        return (platform ?? commerce)?.(
          isRenamed ? { ...exchange, target: { ...target, pathname: '/graphql' } } : exchange,
        );
      });
      server.middlewares.use((incoming, outgoing, next) => {
        const path = (incoming.originalUrl ?? incoming.url ?? '').replace(/\?.*$/s, '');
        const isHandled = isCommercePath(path, graphqlPath) || (platform && isDemoPath(path));
        if (isHandled) listener(incoming, outgoing);
        else next();
      });
      server.middlewares.use(renderDevDocuments(server, { environment: env, send }));
    },
  };
}

/**
 * Runs the demo platform through Vite's module graph: edits take effect on the next request, and
 * its shops keep their carts and orders.
 */
function demoPlatform(server: ViteDevServer): () => Promise<ReturnType<CreatePlatform>> {
  let create: CreatePlatform | null = null;
  let platform: ReturnType<CreatePlatform> | null = null;
  return async () => {
    const module = await server.ssrLoadModule('/src/server/demoPlatform.ts');
    const newest = await (module as typeof demo).loadDemoPlatform();
    if (!platform || newest !== create) {
      create = newest;
      const earlier = platform?.shops;
      // Do not await: a concurrent request must not meet a platform without its store.
      void platform?.close();
      platform = create({ dataFolder: process.env.PLATFORM_DATA, earlier, hasDemoHistory: true });
    }
    return platform;
  };
}
