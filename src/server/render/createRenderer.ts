import { type RenderedRedirect, serverHost } from '../../adapters/document/serverHost.ts';
import {
  type RecordedResponses,
  recordResponsesExchange,
} from '../../adapters/graphql/exchanges/recordResponses.ts';
import { renderedResponses } from '../../adapters/graphql/exchanges/renderedResponses.ts';
import { createServices } from '../../app/system/createServices.ts';
import { withMediaLocation } from './mediaLocation.ts';
import { type RenderedDocument, renderDocument, type ViewRequest } from './renderDocument.tsx';
import type { RendererOptions } from './rendererOptions.ts';
import { failurePage, framePage, type SettledPage, settle } from './settle.ts';
import {
  rememberedAlternates,
  rememberedViews,
  resolveStoreView,
  unknownView,
} from './storeViews.ts';

/**
 * The shop before its store views are known: the frame with a skeleton while the platform has not
 * responded yet, or the failure view if it is unavailable.
 */
export interface ShopWithoutViews {
  kind: 'waiting' | 'unavailable';
  body: string;
  lang: string;
}

/** The result of rendering a request. */
export type Rendering =
  | { kind: 'redirect'; status: 301 | 302; url: string }
  | ShopWithoutViews
  | RenderedDocument;

/** A rendering that has begun. */
export interface StartedRendering {
  /** @throws any error of the platform or of a component. */
  complete: Promise<Rendering>;
  /**
   * The page with the data received so far and skeletons for the rest, or the complete page if only
   * its addresses in other store views are lacking. Before the platform has returned its store views
   * the rendering ends with a skeleton of the page.
   */
  partial: () => Promise<Rendering>;
}

/** The state that all renderings share. */
interface SharedState {
  options: RendererOptions;
  views: ReturnType<typeof rememberedViews>;
  findAlternates: ReturnType<typeof rememberedAlternates>;
}

/** How far a rendering has come. */
interface Progress {
  startedAt: number;
  recording: RecordedResponses;
  /** Null until the store view is known. */
  request: ViewRequest | null;
  settled: SettledPage | null;
  /** The complete document while the page's addresses in other store views are looked up. */
  rendered: RenderedDocument | null;
}

/** Renders the pages of the shop as documents, for a guest without a cart. */
export function createRenderer(options: RendererOptions) {
  const shared: SharedState = {
    options,
    views: rememberedViews(options),
    findAlternates: rememberedAlternates(),
  };
  return {
    /** @param pathname - with the store prefix, still percent-encoded. */
    start(pathname: string, search: string): StartedRendering {
      const mediaLocation = { base: '' };
      const progress: Progress = {
        startedAt: performance.now(),
        recording: { responses: {}, lookups: [], hasFailed: false, hasErrors: false },
        request: null,
        settled: null,
        rendered: null,
      };
      let giveUp = () => {};
      const givenUp = new Promise<ShopWithoutViews['kind']>((resolve) => {
        giveUp = () => resolve(shared.views.hasFailed() ? 'unavailable' : 'waiting');
      });
      const complete = withMediaLocation(mediaLocation, async () => {
        const resolving = resolveStoreView(shared.views.read, pathname).catch(
          () => 'unavailable' as const,
        );
        const found = await Promise.race([resolving, givenUp]);
        if (typeof found === 'string') return withoutViews(options, pathname, found);
        return renderComplete(shared, progress, { ...options, ...found, search });
      });
      const partial = async (): Promise<Rendering> => {
        if (progress.request)
          return progress.rendered ?? renderPartial(shared, progress, progress.request);
        giveUp();
        return complete;
      };
      return { complete, partial: () => withMediaLocation(mediaLocation, partial) };
    },
  };
}

/** Renders the complete page, or finds out that its address redirects. */
async function renderComplete(
  { findAlternates }: SharedState,
  progress: Progress,
  request: ViewRequest,
): Promise<Rendering> {
  const { recording, startedAt } = progress;
  progress.request = request;
  let redirect: RenderedRedirect | null = null;
  const host = serverHost({
    ...request,
    rendering: { after: recordResponsesExchange(recording) },
    suspends: true,
    onElsewhere: (where) => {
      redirect ??= where;
    },
  });
  const created = createServices({ entries: [] }, host);
  const settling = settle(created.services, () => redirect !== null);
  const resolved = settling.then(
    ({ response }) => response,
    () => null,
  );
  // A page is shown also if its addresses in the other store views cannot be read.
  const alternates = findAlternates(request, resolved).catch(() => null);
  const settled = await settling;
  progress.settled = settled;
  const moved = settled.response?.kind === 'redirect' ? settled.response : null;
  if (moved && redirect) {
    const url = moved.url.startsWith('/') ? created.router.hrefs(moved.url) : moved.url;
    return { kind: 'redirect', status: moved.code === 301 ? 301 : 302, url };
  }
  const lookups = [...recording.lookups];
  const rendered = await renderDocument({
    request,
    settled,
    lookups,
    created,
    recording,
    isLate: false,
    startedAt,
  });
  progress.rendered = rendered;
  return rendered.status === 200 ? { ...rendered, alternates: await alternates } : rendered;
}

/** Renders the page with the responses received so far. */
async function renderPartial(
  { views }: SharedState,
  { recording, settled, startedAt }: Progress,
  request: ViewRequest,
): Promise<Rendering> {
  const snapshot: RecordedResponses = { ...recording, responses: { ...recording.responses } };
  const rendering = renderedResponses({ responses: snapshot.responses, isFresh: () => true });
  const host = serverHost({ ...request, rendering, suspends: false, onElsewhere: () => {} });
  return renderDocument({
    request,
    settled: settled ?? (views.hasFailed() ? failurePage() : framePage(false)),
    lookups: snapshot.lookups,
    created: createServices({ entries: [] }, host),
    recording: snapshot,
    isLate: true,
    startedAt,
  });
}

/** Renders the shop without a store view; the browser then reads the store views itself. */
async function withoutViews(
  options: RendererOptions,
  path: string,
  kind: ShopWithoutViews['kind'],
): Promise<ShopWithoutViews> {
  const view = unknownView(path);
  const request = { ...options, path, search: '', view, views: [], defaultViewCode: '' };
  // Do not await queries: the platform may never answer them.
  const host = serverHost({ ...request, suspends: false, onElsewhere: () => {} });
  const isFailed = kind === 'unavailable';
  const { body, lang } = await renderDocument({
    request,
    settled: isFailed ? failurePage() : framePage(false),
    lookups: [],
    created: createServices({ entries: [] }, host),
    recording: { responses: {}, lookups: [], hasFailed: isFailed, hasErrors: isFailed },
    isLate: !isFailed,
    startedAt: performance.now(),
  });
  return { kind, body, lang };
}
