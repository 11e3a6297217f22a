import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Serves GraphiQL at `/graphiql` in the development server only. */
export const graphiql = (): Plugin => ({
  name: 'graphiql',
  configureServer(server) {
    server.middlewares.use(async (incoming, outgoing, next) => {
      const url = incoming.originalUrl ?? incoming.url ?? '/';
      if (!/^\/graphiql\/?(\?|$)/.test(url)) return next();
      try {
        const html = await readFile('tests/platform/graphiql/index.html', 'utf8');
        outgoing.setHeader('Content-Type', 'text/html; charset=utf-8');
        outgoing.end(await server.transformIndexHtml('/tests/platform/graphiql/index.html', html));
      } catch (error) {
        next(error);
      }
    });
  },
});
