import { readFile } from 'node:fs/promises';
import type { Connect, Plugin, ViteDevServer } from 'vite';

/** Serves the gallery at `/__states` of the development server; no build contains it. */
export const statesGallery = (): Plugin => ({
  name: 'states-gallery',
  configureServer(server) {
    server.middlewares.use(gallery(server));
  },
});

function gallery(server: ViteDevServer): Connect.NextHandleFunction {
  return async (incoming, outgoing, next) => {
    const url = incoming.originalUrl ?? incoming.url ?? '/';
    if (!/^\/__states(\?|$)/.test(url)) return next();
    try {
      const html = await readFile('tests/gallery/index.html', 'utf8');
      outgoing.setHeader('Content-Type', 'text/html; charset=utf-8');
      outgoing.end(await server.transformIndexHtml('/tests/gallery/index.html', html));
    } catch (error) {
      next(error);
    }
  };
}
