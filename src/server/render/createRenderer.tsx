import { type I18n, setupI18n } from '@lingui/core';
import { StrictMode } from 'react';
import { createActor } from 'xstate';
import type { StoreView } from '../../../machines/domain.ts';
import { fixedPage, type PageName } from '../../../machines/page/routes.ts';
import type { RenderedPage } from '../../../machines/page/setup.ts';
import type { LazyActorName } from '../../../machines/system.ts';
import type { AppActor } from '../../actors/AppActor.ts';
import { documentSnapshots } from '../../actors/useSelector.ts';
import type { DocumentFacts, DocumentReading } from '../../adapters/document/documentFacts.ts';
import { type RenderedRedirect, serverHost } from '../../adapters/document/serverHost.ts';
import {
  type Recording,
  recordAnswersExchange,
} from '../../adapters/graphql/exchanges/recordAnswers.ts';
import { renderedAnswers } from '../../adapters/graphql/exchanges/renderedAnswers.ts';
import { loadPage, PAGE_NEEDS } from '../../app/pages.ts';
import { Shop } from '../../app/Shop.tsx';
import { shownActors } from '../../app/shownActors.ts';
import { createServices } from '../../app/system/createServices.ts';
import { formattedTexts } from '../../lib/text/formattedTexts.ts';
import { readMessages } from '../../locales/activate.ts';
import { StructuredDataSink } from '../../shop/StructuredData.tsx';
import { ProblemSink, type ShownProblem } from '../../ui/ProblemSink.ts';
import { inMediaPlace } from './ownMediaPlace.ts';
import { renderedText, splitHeadElements } from './renderedText.ts';
import type { RendererOptions } from './rendererOptions.ts';
import { frame, inertApp, type Settled, settle } from './settle.ts';
import {
  type AlternatePage,
  pageInEveryView,
  rememberedViews,
  resolveStoreView,
  UNKNOWN_VIEW,
} from './storeViews.ts';

/** A rendered page that is the same for every visitor. */
export interface RenderedDocument {
  kind: 'document';
  status: 200 | 404 | 503;
  /** Markup for the document's head. */
  head: string;
  body: string;
  lang: string;
  facts: DocumentFacts;
  /** The page whose code the browser needs. */
  pageName: PageName | null;
  /** The actors that the page waits for in the browser. */
  actors: readonly LazyActorName[];
  /** Whether the document shows only a frame, because the page's content belongs to one shopper. */
  isPersonal: boolean;
  alternates: AlternatePage[];
  /** The page's structured data for search engines, as JSON. */
  structured: string[];
  durations: RenderDurations;
}

/** How long the parts of a rendering took, in ms, waiting for the platform included. */
export interface RenderDurations {
  /** From the request to the resolved page. */
  resolve: number;
  /** From the resolved page to its markup, with the queries of its components. */
  render: number;
}

/** The failure view, shown when the platform's store views could not be read. */
export interface UnavailableShop {
  kind: 'unavailable';
  body: string;
  lang: string;
}

/** The result of rendering a request. */
export type Rendering =
  | { kind: 'redirect'; status: 301 | 302; url: string }
  | UnavailableShop
  | RenderedDocument;

/** A rendering that has begun. */
export interface StartedRendering {
  /** @throws any error of the platform or of a component. */
  whole: Promise<Rendering>;
  /**
   * The page with the data received so far and skeletons for the rest. Before the platform has
   * returned its store views the rendering ends with the failure view.
   */
  soFar: () => Promise<Rendering>;
}

interface Request extends RendererOptions {
  path: string;
  search: string;
  view: StoreView;
  views: StoreView[];
  standard: string;
}

interface Part {
  request: Request;
  settled: Settled;
  /** The responses that resolved the address; responses with page content are not included. */
  lookups: DocumentReading[];
  created: ReturnType<typeof createServices>;
  recording: Recording;
  isLate: boolean;
  /** When the request came, in ms of `performance.now()`. */
  startedAt: number;
}

/** Renders the pages of the shop as documents, for a guest without a cart. */
export function createRenderer(options: RendererOptions) {
  const views = rememberedViews(options);
  return {
    /** @param pathname - with the store prefix, still percent-encoded. */
    start(pathname: string, search: string): StartedRendering {
      const startedAt = performance.now();
      const place = { base: '' };
      const recording: Recording = { answers: {}, lookups: [], hasFailed: false, hasErrors: false };
      let request: Request | null = null;
      let settled: Settled | null = null;
      let giveUp = () => {};
      const givenUp = new Promise<null>((resolve) => {
        giveUp = () => resolve(null);
      });
      const render = async (): Promise<Rendering> => {
        const resolving = resolveStoreView(views, pathname).catch(() => null);
        const found = await Promise.race([resolving, givenUp]);
        if (!found) return unavailable(options, pathname);
        request = { ...options, ...found, search };
        let elsewhere: RenderedRedirect | null = null;
        const host = serverHost({
          ...request,
          rendering: { after: recordAnswersExchange(recording) },
          suspends: true,
          onElsewhere: (where) => {
            elsewhere ??= where;
          },
        });
        const created = createServices({ entries: [] }, host);
        settled = await settle(created.services, () => elsewhere !== null);
        const moved = settled.answer?.kind === 'redirect' ? settled.answer : null;
        if (moved && elsewhere) {
          const url = moved.url.startsWith('/') ? created.router.hrefs(moved.url) : moved.url;
          return { kind: 'redirect', status: moved.code === 301 ? 301 : 302, url };
        }
        const lookups = [...recording.lookups];
        return document({
          request,
          settled,
          lookups,
          created,
          recording,
          isLate: false,
          startedAt,
        });
      };
      const whole = inMediaPlace(place, render);
      const renderSoFar = async (): Promise<Rendering> => {
        if (!request) {
          giveUp();
          return whole;
        }
        const snapshot: Recording = { ...recording, answers: { ...recording.answers } };
        const rendering = renderedAnswers({ answers: snapshot.answers, isFresh: () => true });
        const host = serverHost({ ...request, rendering, suspends: false, onElsewhere: () => {} });
        const created = createServices({ entries: [] }, host);
        return document({
          request,
          settled: settled ?? frame(false),
          lookups: snapshot.lookups,
          created,
          recording: snapshot,
          isLate: true,
          startedAt,
        });
      };
      return {
        whole,
        soFar: () => inMediaPlace(place, renderSoFar),
      };
    },
  };
}

async function document(part: Part): Promise<RenderedDocument> {
  const resolvedAt = performance.now();
  const { request, settled, lookups, created, recording, isLate, startedAt } = part;
  const { path, search, view, standard, now } = request;
  const { answer, shows } = settled;
  const rendered: RenderedPage = { path, search, answer: shows.page && answer, ...shows };
  const i18n = setupI18n();
  const { locale, tag, messages } = await readMessages(view.locale);
  i18n.loadAndActivate({ locale, locales: [tag], messages });
  const app = createActor(inertApp(created.services), {
    systemId: 'app',
    input: { needs: {}, rendered },
  }).start();
  try {
    if (rendered.page) await loadPage(rendered.page.name);
    const alternates =
      rendered.page && !isLate ? pageInEveryView(created.services, request) : Promise.resolve([]);
    // `alternates` is awaited below; a page that fails before then does not need its error.
    alternates.catch(() => {});
    const { head, body, structured, shownProblem } = await renderMarkup(app, created, i18n);
    const status = statusOf(rendered.problem ?? shownProblem);
    const pageName = (rendered.page ?? fixedPage(request.path))?.name ?? null;
    return {
      kind: 'document',
      status,
      head,
      body,
      lang: tag,
      facts: {
        ...rendered,
        view,
        standard,
        isLate: isLate || recording.hasErrors || (recording.hasFailed && !rendered.problem),
        cacheId: created.services.storage.get<string>('cache_id'),
        renderedAt: now(),
        lookups,
        answers: recording.answers,
        formatted: formattedTexts(i18n),
      },
      pageName,
      actors: (pageName && PAGE_NEEDS[pageName]?.actors) ?? [],
      isPersonal: settled.isPersonal,
      alternates: await alternates,
      structured,
      durations: { resolve: resolvedAt - startedAt, render: performance.now() - resolvedAt },
    };
  } finally {
    app.stop();
  }
}

/** Renders the shop to markup, with the structured data and the problem that its parts report. */
async function renderMarkup(app: AppActor, { services, router }: Part['created'], i18n: I18n) {
  const structured = new Set<string>();
  const problems = new Set<ShownProblem>();
  const html = await renderedText(
    <StrictMode>
      <StructuredDataSink value={(json) => void structured.add(json)}>
        <ProblemSink value={(problem) => void problems.add(problem)}>
          <Shop
            app={app}
            services={services}
            router={router}
            i18n={i18n}
            snapshots={documentSnapshots(shownActors(app))}
          />
        </ProblemSink>
      </StructuredDataSink>
    </StrictMode>,
  );
  const [head, body] = splitHeadElements(html);
  const [shownProblem = null] = problems;
  return { head, body, structured: [...structured], shownProblem };
}

/** Renders the failure view without a store view; the browser then tries again. */
async function unavailable(options: RendererOptions, path: string): Promise<UnavailableShop> {
  const request = { ...options, path, search: '', view: UNKNOWN_VIEW, views: [], standard: '' };
  // Do not await queries: the platform may never answer them.
  const host = serverHost({ ...request, suspends: false, onElsewhere: () => {} });
  const { body, lang } = await document({
    request,
    settled: { ...frame(false), shows: { page: null, problem: 'failed' } },
    lookups: [],
    created: createServices({ entries: [] }, host),
    recording: { answers: {}, lookups: [], hasFailed: true, hasErrors: true },
    isLate: false,
    startedAt: performance.now(),
  });
  return { kind: 'unavailable', body, lang };
}

const statusOf = (problem: RenderedPage['problem']) =>
  problem === null ? 200 : problem === 'failed' ? 503 : 404;
