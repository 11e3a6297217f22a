import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Environment } from '../start.ts';
import { createAssembler, type DocumentSources } from './assemble.ts';
import type { createRenderer } from './createRenderer.ts';
import { createDocuments } from './documents.ts';

/** How long a visitor waits for all data before skeletons stand for the rest, in ms. */
const MAX_WAIT_MS = 800;
/**
 * How long a document, and the platform's list of store views, count as fresh, in ms: enough to
 * answer a rush of visitors with one rendering.
 */
const FRESH = 1_000;
/** The same with the demo platform, which tells when its shop changes. */
const FRESH_UNTIL_CHANGED = 60_000;

interface Options {
  environment: Environment;
  createRenderer: typeof createRenderer;
  sources: DocumentSources;
  /** index.html with its config block filled in. */
  html: string;
  /** A number that changes with the shop, or null if the platform does not tell. */
  revision: (() => number) | null;
  /** Sends a request to the platform; `shop` names one of the demo platform's shops. */
  send: (request: Request, shop: string | null) => Promise<Response>;
  origin: string;
}

/** Opens the rendered documents of the shop. */
export function openDocuments(options: Options) {
  const { environment, sources, html, revision, send } = options;
  const [, configText = '{}'] = /id="config">([\s\S]*?)<\/script>/.exec(html) ?? [];
  const { origin } = new URL(options.origin);
  const rendererOf = (shop: string | null) =>
    options.createRenderer({
      configText,
      origin,
      now: () => Date.now(),
      // Calls of the demo platform cost no network, and its controls take effect at once.
      fresh: revision ? 0 : FRESH,
      fetch: (input, init) => send(new Request(new URL(String(input), origin), init), shop),
    });
  const main = rendererOf(null);
  return createDocuments({
    start: (pathname, search, shop) =>
      (shop === null ? main : rendererOf(shop)).start(pathname, search),
    assemble: createAssembler(sources, html, origin),
    now: () => Date.now(),
    log: (line) => console.error(line),
    timeoutMs: Number(environment.RENDER_DEADLINE) || MAX_WAIT_MS,
    fresh: revision ? FRESH_UNTIL_CHANGED : FRESH,
    revision: revision ?? (() => 0),
  });
}

/**
 * The bundle that renders pages, next to the folder of built files; null if it was not built.
 * @param built - the folder of built files
 */
export function builtRenderer(built: string): typeof createRenderer | null {
  const code = resolve(built, '../dist-server/render.cjs');
  return existsSync(code) ? createRequire(code)(code).createRenderer : null;
}

export type Documents = ReturnType<typeof createDocuments>;
