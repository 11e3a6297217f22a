import { Writable } from 'node:stream';
import { setupI18n } from '@lingui/core';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createActor, fromCallback, waitFor } from 'xstate';
import type { StoreView } from '../../../machines/domain.ts';
import type { DrawnPage } from '../../../machines/page/machine.ts';
import { fixedPage, isPersonal } from '../../../machines/page/routes.ts';
import { viewNamed } from '../../../machines/storeView/machine.ts';
import { documentSnapshots } from '../../actors/useSelector.ts';
import type { DrawnDocument } from '../../adapters/document/drawnDocument.ts';
import { type Elsewhere, serverHost } from '../../adapters/document/serverHost.ts';
import type { Recording } from '../../adapters/graphql/exchanges/recordAnswers.ts';
import { findSamePage } from '../../adapters/graphql/operations/samePage.ts';
import { readStoreViews } from '../../adapters/graphql/operations/store.ts';
import { loadPage } from '../../app/pages.ts';
import { Shop } from '../../app/Shop.tsx';
import { shownActors } from '../../app/shownActors.ts';
import { wireApp } from '../../app/system/app.ts';
import { createServices } from '../../app/system/createServices.ts';
import { possibleCode, withoutPrefix, withPrefix } from '../../lib/url/storePath.ts';
import { readMessages } from '../../locales/activate.ts';
import { StructuredDataSink } from '../../shop/StructuredData.tsx';

export interface RendererOptions {
  /** The JSON of the page's config block. */
  configText: string;
  /** Of the shop, without a slash at its end. */
  origin: string;
  /** To the platform. */
  fetch: typeof fetch;
  now: () => number;
}

/** What a request for a page is answered with. */
export type Rendering =
  | { kind: 'redirect'; status: 301 | 302; url: string }
  | {
      kind: 'document';
      status: 200 | 404 | 503;
      /** What belongs in the document's head. */
      head: string;
      body: string;
      lang: string;
      facts: DrawnDocument;
      /** The page whose code the browser needs. */
      pageName: string | null;
      /** Whether the document is the frame of a page that is its shopper's own. */
      isPersonal: boolean;
      /** The page in each store view that has it, with the view's prefix. */
      alternates: { lang: string; path: string; isDefault: boolean }[];
      /** What the page tells search engines, as JSON. */
      structured: string[];
    };

/** Draws the pages of the shop as documents, for a guest without a cart. */
export function createRenderer(options: RendererOptions) {
  const views = rememberedViews(options);
  return {
    /**
     * @param pathname - with the store prefix, still percent-encoded.
     * @throws what the platform or a component throws.
     */
    async render(pathname: string, search: string): Promise<Rendering> {
      const known = await views();
      const standard = known.find(({ isDefault }) => isDefault) ?? known[0];
      if (!standard) throw new Error('The platform has no store views.');
      const code = possibleCode(pathname);
      const view = (code !== null && viewNamed(known, code)) || standard;
      const path = withoutPrefix(pathname, view.code);
      return draw({ ...options, path, search, view, views: known, standard: standard.code });
    },
  };
}

interface Request extends RendererOptions {
  path: string;
  search: string;
  view: StoreView;
  views: StoreView[];
  standard: string;
}

async function draw(request: Request): Promise<Rendering> {
  const recording: Recording = { answers: {}, hasFailed: false };
  let elsewhere: Elsewhere | null = null;
  const host = serverHost({
    ...request,
    recording,
    onElsewhere: (where) => {
      elsewhere ??= where;
    },
  });
  const created = createServices({ entries: [] }, host);
  const settled = await settle(created, () => elsewhere !== null);
  const moved = settled.answer?.kind === 'redirect' ? settled.answer : null;
  if (moved && elsewhere) {
    const url = moved.url.startsWith('/') ? created.router.hrefs(moved.url) : moved.url;
    return { kind: 'redirect', status: moved.code === 301 ? 301 : 302, url };
  }
  const { path, search, view, standard, now } = request;
  const { answer, shows } = settled;
  const drawn: DrawnPage = { path, search, answer: shows.page && answer, ...shows };
  const i18n = setupI18n();
  const { locale, tag, messages } = await readMessages(view.locale);
  i18n.loadAndActivate({ locale, locales: [tag], messages });
  const app = createActor(inert(created.services), {
    systemId: 'app',
    input: { needs: {}, drawn },
  }).start();
  try {
    if (drawn.page) await loadPage(drawn.page.name);
    const structured = new Set<string>();
    const elsewhereToo = drawn.page ? alternatesOf(created, request) : Promise.resolve([]);
    // It is waited for below: a page that fails meanwhile has no use for it.
    elsewhereToo.catch(() => {});
    const html = await renderedText(
      <StrictMode>
        <StructuredDataSink value={(json) => void structured.add(json)}>
          <Shop
            app={app}
            services={created.services}
            router={created.router}
            i18n={i18n}
            snapshots={documentSnapshots(shownActors(app))}
          />
        </StructuredDataSink>
      </StrictMode>,
    );
    const [head, body] = apart(html);
    const status = drawn.problem === 'failed' ? 503 : drawn.problem === 'missing' ? 404 : 200;
    if (status !== 503 && recording.hasFailed) throw new Error('The platform did not answer.');
    return {
      kind: 'document',
      status,
      head,
      body,
      lang: tag,
      facts: { ...drawn, view, standard, drawnAt: now(), answers: recording.answers },
      pageName: drawn.page?.name ?? null,
      isPersonal: settled.isPersonal,
      alternates: await elsewhereToo,
      structured: [...structured],
    };
  } finally {
    app.stop();
  }
}

/** The same page in every store view, as far as the platform tells. */
async function alternatesOf(
  { services: { commerce } }: Pick<ReturnType<typeof createServices>, 'services'>,
  { path, view, views }: Request,
) {
  const found = [];
  // One after the other: the same question to two views at once would share one answer.
  for (const { code, isDefault, locale } of views) {
    const isSame = code === view.code || fixedPage(path) !== null;
    const there = isSame ? path : await findSamePage(commerce.client(), path, code);
    const lang = locale.replaceAll('_', '-');
    if (there !== null)
      found.push({ lang, isDefault, path: withPrefix(there, isDefault ? null : code) });
  }
  return found;
}

/** The root actor with effects that reach nothing. */
const inert = (services: ReturnType<typeof createServices>['services']) =>
  wireApp(services).provide({
    actors: {
      watchStorage: fromCallback(() => {}),
      watchWindow: fromCallback(() => {}),
    },
    actions: { correctLocale: () => {}, registerWorker: () => {} },
  });

/** Runs the root actor until it is known what the address is. */
async function settle(
  { services }: Pick<ReturnType<typeof createServices>, 'services'>,
  isElsewhere: () => boolean,
) {
  const personal = isPersonal(services.navigation.current().path);
  if (personal) return { answer: null, isPersonal: true, shows: { page: null, problem: null } };
  const app = createActor(inert(services), { systemId: 'app', input: { needs: {} } }).start();
  try {
    await waitFor(app, (snapshot) => snapshot.hasTag('ready'));
    const page = app.getSnapshot().children.page;
    if (!page) throw new Error('The page machine does not run.');
    const { context, ...last } = await waitFor(
      page,
      (snapshot) =>
        snapshot.hasTag('page') ||
        snapshot.hasTag('missing') ||
        snapshot.hasTag('failed') ||
        isElsewhere(),
    );
    const problem = last.hasTag('failed')
      ? ('failed' as const)
      : last.hasTag('page')
        ? null
        : ('missing' as const);
    return {
      answer: context.answer,
      isPersonal: false,
      shows: { page: problem === null ? context.shown : null, problem },
    };
  } finally {
    app.stop();
  }
}

/** The markup, when all of it is there. */
function renderedText(tree: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: unknown = null;
    const stream = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError: reject,
      onError: (error) => {
        failure ??= error;
      },
      onAllReady: () => {
        if (failure !== null) return reject(failure);
        const chunks: Buffer[] = [];
        const sink = new Writable({
          write(chunk: Buffer, _, done) {
            chunks.push(chunk);
            done();
          },
        });
        sink.on('finish', () => resolve(Buffer.concat(chunks).toString()));
        stream.pipe(sink);
      },
    });
  });
}

const LEADING = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/** React writes what it hoists before the rest: that belongs in the head. */
function apart(html: string): [head: string, body: string] {
  let at = 0;
  for (;;) {
    const found = LEADING.exec(html.slice(at));
    if (!found) return [html.slice(0, at), html.slice(at)];
    at += found[0].length;
  }
}

const VIEWS_LAST = 60_000;

/** The store views, asked for once a minute. */
function rememberedViews({ configText, origin, fetch, now }: RendererOptions) {
  let known: { at: number; views: Promise<StoreView[]> } | null = null;
  return () => {
    if (known && now() - known.at < VIEWS_LAST) return known.views;
    const view = { code: '', isDefault: true, locale: 'en_US', currency: '', mediaUrl: '' };
    const host = serverHost({
      path: '/',
      search: '',
      view: { ...view, name: '', groupCode: '', groupName: '', sortOrder: 0 },
      standard: '',
      configText,
      origin,
      fetch,
      now,
      recording: { answers: {}, hasFailed: false },
      onElsewhere: () => {},
    });
    const { services } = createServices({ entries: [] }, { ...host, suspends: false });
    const asked = { at: now(), views: readStoreViews(services.commerce.client()) };
    known = asked;
    asked.views.catch(() => {
      if (known === asked) known = null;
    });
    return asked.views;
  };
}
