import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import type * as entry from './render/entry.ts';
import { openDocuments } from './render/openDocuments.ts';
import { demoShop, isRendered, sendDocument } from './render/sendDocument.ts';
import type { Environment } from './start.ts';

interface Options {
  environment: Environment;
  /** Sends a request to the platform; `shop` names one of the demo platform's shops. */
  send: (request: Request, shop: string | null) => Promise<Response>;
}

/**
 * Renders pages on the development server as the start server does, through Vite's module graph:
 * edits take effect on the next request. Other requests pass.
 */
export function renderDevDocuments(server: ViteDevServer, { environment, send }: Options) {
  const handle: Connect.NextHandleFunction = async (incoming, outgoing, next) => {
    const { pathname, search, origin } = new URL(
      incoming.originalUrl ?? '/',
      `http://${incoming.headers.host}`,
    );
    if (!isPageRequest(incoming, pathname) || !isRendered(incoming, search, environment))
      return next();
    try {
      const file = await readFile(join(server.config.root, 'index.html'), 'utf8');
      const html = await server.transformIndexHtml(pathname, file);
      const { createRenderer } = (await server.ssrLoadModule(ENTRY)) as typeof entry;
      const documents = openDocuments({
        createRenderer,
        html,
        send,
        origin,
        sources: {
          stylesFor: () => ({ css: STYLES, hrefs: [] }),
          codeOf: () => ({ files: [], sheets: [] }),
        },
        environment: { RENDER_DEADLINE: MAX_WAIT_MS, ...environment },
        revision: null,
      });
      const shop = demoShop(incoming, environment);
      const sent = await documents.get(pathname, search, shop);
      if (!sent) return next();
      const css = await loadedStyles(server);
      const body = Buffer.from(String(sent.body).replace(STYLES, () => css));
      // The ETag does not cover the styles, so a browser must not keep the document.
      const fresh = { ...sent, body, cacheControl: 'no-store', packed: {} };
      await sendDocument(fresh, { incoming, outgoing, headers: {} });
    } catch (error) {
      next(error);
    }
  };
  return handle;
}

/** How long to wait for all data, in ms: the platform's code is compiled at its first request. */
const MAX_WAIT_MS = '20000';
const ENTRY = '/src/server/render/entry.ts';

/** Stands in a document for the styles, which are known only after its rendering. */
const STYLES = '/* styles */';

/** The style sheets that `app/boot.tsx` imports, which no rendering loads. */
const SHELL = ['fonts', 'tokens', 'base'].map((name) => `/src/styles/${name}.css`);

/** The style sheets of all modules that renderings have loaded so far. */
async function loadedStyles(server: ViteDevServer): Promise<string> {
  const urls = [...server.environments.ssr.moduleGraph.urlToModuleMap.keys()];
  const sheets = [...SHELL, ...urls.filter((url) => url.endsWith('.module.css'))].map((url) =>
    server.ssrLoadModule(`${url}?inline`),
  );
  return (await Promise.all(sheets)).map((sheet) => sheet.default).join('\n');
}

/**
 * Whether a browser requests a page of the shop. Vite serves its own paths and files after this
 * handler, so the rule is stricter than `isPagePath` of the start server, which serves files first.
 */
const isPageRequest = ({ method, headers }: Connect.IncomingMessage, pathname: string): boolean =>
  method === 'GET' &&
  String(headers.accept).includes('text/html') &&
  !/^\/(?:@|src\/|node_modules\/|tests\/|index\.html)/.test(pathname) &&
  (!/\.\w+$/.test(pathname) || pathname.endsWith('.html'));
