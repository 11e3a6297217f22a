import { type I18n, setupI18n } from '@lingui/core';
import { StrictMode } from 'react';
import { createActor } from 'xstate';
import type { StoreView } from '../../../machines/domain.ts';
import { fixedPage, type PageName } from '../../../machines/page/routes.ts';
import type { RenderedPage } from '../../../machines/page/setup.ts';
import type { LazyActorName } from '../../../machines/system.ts';
import type { AppActor } from '../../actors/AppActor.ts';
import { documentSnapshots } from '../../actors/useSelector.ts';
import type { DocumentFacts, DocumentResult } from '../../adapters/document/documentFacts.ts';
import type { RecordedResponses } from '../../adapters/graphql/exchanges/recordResponses.ts';
import { loadPage, PAGE_NEEDS } from '../../app/pages.ts';
import { Shop } from '../../app/Shop.tsx';
import { shownActors } from '../../app/shownActors.ts';
import type { createServices } from '../../app/system/createServices.ts';
import { formattedTexts } from '../../lib/text/formattedTexts.ts';
import { readMessages } from '../../locales/activate.ts';
import { StructuredDataSink } from '../../shop/StructuredData.tsx';
import { ParameterSink } from '../../shop/useReadParameters.ts';
import { ProblemSink, type ShownProblem } from '../../ui/ProblemSink.ts';
import { renderedText, splitHeadElements } from './renderedText.ts';
import type { RendererOptions } from './rendererOptions.ts';
import { inertApp, type SettledPage } from './settle.ts';
import type { AlternatePage } from './storeViews.ts';

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
  /** The page's addresses in the store views; null as long as they are not known. */
  alternates: AlternatePage[] | null;
  /** The query parameters that the page's parts read. */
  readParameters: ReadonlySet<string>;
  /** The page's structured data for search engines, as JSON. */
  structured: string[];
  durations: RenderDurations;
}

/** How long the parts of a rendering took, in ms, waiting for the platform included. */
interface RenderDurations {
  /** From the request to the resolved page. */
  resolve: number;
  /** From the resolved page to its markup, with the queries of its components. */
  render: number;
}

/** A request with the store view that its address names. */
export interface ViewRequest extends RendererOptions {
  path: string;
  search: string;
  view: StoreView;
  views: StoreView[];
  defaultViewCode: string;
}

/** The parts from which a document is rendered. */
interface DocumentParts {
  request: ViewRequest;
  settled: SettledPage;
  /** The responses that resolved the address; responses with page content are not included. */
  lookups: DocumentResult[];
  created: ReturnType<typeof createServices>;
  recording: RecordedResponses;
  isLate: boolean;
  /** When the request came, in ms of `performance.now()`. */
  startedAt: number;
}

/**
 * Renders a resolved page.
 *
 * @throws any error of the platform or of a component
 */
export async function renderDocument(parts: DocumentParts): Promise<RenderedDocument> {
  const resolvedAt = performance.now();
  const { request, settled, lookups, created, recording, isLate, startedAt } = parts;
  const { path, search, view, defaultViewCode, now } = request;
  const { response, shows } = settled;
  const rendered: RenderedPage = { path, search, response: shows.page && response, ...shows };
  const i18n = setupI18n();
  const { locale, tag, messages } = await readMessages(view.locale);
  i18n.loadAndActivate({ locale, locales: [tag], messages });
  const app = createActor(inertApp(created.services), {
    systemId: 'app',
    input: { needs: {}, rendered },
  }).start();
  try {
    if (rendered.page) await loadPage(rendered.page.name);
    const { head, body, structured, shownProblem, readParameters } = await renderMarkup(
      app,
      created,
      i18n,
    );
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
        defaultViewCode,
        isLate: isLate || recording.hasErrors || (recording.hasFailed && !rendered.problem),
        cacheId: created.services.storage.get<string>('cache_id'),
        renderedAt: now(),
        lookups,
        responses: sortedByKey(recording.responses),
        formatted: sortedByKey(formattedTexts(i18n)),
      },
      pageName,
      actors: (pageName && PAGE_NEEDS[pageName]?.actors) ?? [],
      isPersonal: settled.isPersonal,
      alternates: null,
      structured,
      readParameters,
      durations: { resolve: resolvedAt - startedAt, render: performance.now() - resolvedAt },
    };
  } finally {
    app.stop();
  }
}

/** Renders the shop to markup, with the structured data and the problem that its parts report. */
async function renderMarkup(
  app: AppActor,
  { services, router }: DocumentParts['created'],
  i18n: I18n,
) {
  const structured = new Set<string>();
  const problems = new Set<ShownProblem>();
  const readParameters = new Set<string>();
  const html = await renderedText(
    <StrictMode>
      <StructuredDataSink value={(json) => void structured.add(json)}>
        <ProblemSink value={(problem) => void problems.add(problem)}>
          <ParameterSink
            value={(names) => {
              for (const name of names) readParameters.add(name);
            }}
          >
            <Shop
              app={app}
              services={services}
              router={router}
              i18n={i18n}
              snapshots={documentSnapshots(shownActors(app))}
            />
          </ParameterSink>
        </ProblemSink>
      </StructuredDataSink>
    </StrictMode>,
  );
  const [head, body] = splitHeadElements(html);
  const [shownProblem = null] = problems;
  return { head, body, structured: [...structured], shownProblem, readParameters };
}

/** Sorts, so that the ETag does not depend on the order in which responses arrive. */
const sortedByKey = <Value,>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

const statusOf = (problem: RenderedPage['problem']) =>
  problem === null ? 200 : problem === 'failed' ? 503 : 404;
