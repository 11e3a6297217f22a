import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import type * as platformModule from './createPlatform.ts';
import { answerNode } from './serverBridge.ts';
import { withConfig } from './startConfig.ts';
import { proxy } from './startProxy.ts';

type Handler = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** What a real server answers; its other paths are pages of the shop. */
const COMMERCE_PATH = /^\/(?:graphql$|rest\/|media\/)/;

/**
 * Puts a platform behind `vite dev`, on the same origin as the pages: the demo platform, or the
 * server that COMMERCE_URL names, which never gets the controls. The environment's switches are
 * written into the page, as the start server does.
 */
export function vitePlatform(): Plugin {
  const { env } = process;
  const graphqlPath = env.COMMERCE_GRAPHQL_PATH ?? '/graphql';
  return {
    name: 'platform',
    transformIndexHtml: (html) => withConfig(html, env),
    configureServer(server) {
      const commerce = env.COMMERCE_URL ? proxy(env.COMMERCE_URL) : null;
      const demo = commerce ? null : demoPlatform(server, graphqlPath);
      server.middlewares.use((incoming, outgoing, next) => {
        const { pathname } = new URL(
          incoming.originalUrl ?? incoming.url ?? '/',
          'http://localhost',
        );
        const isCommerce = pathname === graphqlPath || COMMERCE_PATH.test(pathname);
        const isDemo = /^\/(?:sandbox|demo)\//.test(pathname);
        if (commerce && isCommerce) return void commerce(incoming, outgoing);
        if (demo && (isCommerce || isDemo)) return void demo(incoming, outgoing);
        next();
      });
    },
  };
}

/**
 * The demo platform through Vite's module graph: edits take effect on the next request, and the
 * shops go on with their carts and orders.
 */
function demoPlatform(server: ViteDevServer, graphqlPath: string): Handler {
  let create: typeof platformModule.createPlatform | null = null;
  let platform: platformModule.Platform | null = null;
  const current = async () => {
    const entry = '/tests/platform/createPlatform.ts';
    const module = (await server.ssrLoadModule(entry)) as typeof platformModule;
    if (!platform || module.createPlatform !== create) {
      create = module.createPlatform;
      platform = create({ dataFolder: process.env.PLATFORM_DATA, earlier: platform?.shops });
    }
    return platform;
  };
  return async (incoming, outgoing) => {
    if (incoming.url?.startsWith(graphqlPath)) {
      incoming.url = incoming.url.replace(graphqlPath, '/graphql');
    }
    await answerNode(async (request) => (await current()).fetch(request), incoming, outgoing);
  };
}
