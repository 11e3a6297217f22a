import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageName } from '../../../machines/page/routes.ts';
import type { LazyActorName } from '../../../machines/system.ts';
import type { ShopWithoutViews } from './createRenderer.ts';
import { escapedAttribute } from './escapedAttribute.ts';
import { HEAD_SCRIPT } from './headScript.ts';
import { metadataOf } from './metadata.ts';
import type { RenderedDocument } from './renderDocument.tsx';
import { createStyles } from './stylesFor.ts';

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

const ENTRY = /<script type="module"[^>]*src="(\/(?:assets|src)\/[^"]+)"[^>]*><\/script>\s*/;
const TITLE = /<title>.*?<\/title>\s*/;
const SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\s*/;

/**
 * The modules in src/app/system that an actor needs before its page shows, without extension. An
 * actor that is not listed needs its file in `wiring` only.
 */
const ACTOR_FILES: Partial<Record<LazyActorName, string[]>> = {
  cart: ['wiring/cart', 'wiring/cartPorts', 'stored/restoreOrders'],
  checkout: ['wiring/checkout', 'wiring/relocalizeCheckout'],
};

/**
 * Hides the rendered page from a visitor of another store view until the browser has rendered it
 * anew.
 */
const HIDDEN = 'html[data-render=client] #root[data-rendered]{visibility:hidden}';

/** The styles and the code of a document. */
export interface DocumentSources {
  /**
   * @param html - the page's markup
   * @param sheets - paths of style sheets that are needed even where the markup has none of their
   * classes
   */
  stylesFor: (html: string, sheets: string[]) => { css: string; hrefs: string[] };
  /**
   * Paths of the chunks that the page needs in addition to those that index.html names, and of
   * their style sheets.
   */
  codeOf: (rendered: RenderedDocument) => PageCode;
}

interface PageCode {
  files: string[];
  sheets: string[];
}

/**
 * The styles and the code in a folder of built files.
 * @param template - its index.html
 */
export function builtSources(folder: string, template: string): DocumentSources {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const [, shellSheet = ''] = SHEET.exec(template) ?? [];
  return {
    stylesFor: createStyles(folder, shellSheet),
    codeOf: (rendered) => codeOf(manifest, rendered),
  };
}

/** A link by which the document fetches a chunk that the head script does not evaluate itself. */
const chunkLink = (href: string, rel: string): string =>
  `<link rel="${rel}" data-page crossorigin href="${href}">`;

/** Inserts a rendered page into an index.html whose config block is already filled in. */
export function createAssembler(sources: DocumentSources, template: string, origin: string) {
  const [, entry = ''] = ENTRY.exec(template) ?? [];
  const bare = template
    .replace(SHEET, '')
    .replace(ENTRY, '')
    .replaceAll(
      /<link rel="preload" as="font"/g,
      '<link rel="preload" fetchpriority="low" as="font"',
    );
  // Preload the largest picture before any code.
  const codeLater = bare.replaceAll('<link rel="modulepreload"', '<link rel="later"');

  return function assemble(rendered: RenderedDocument | ShopWithoutViews): string {
    if (rendered.kind !== 'document') {
      // Without a data block, the browser renders the page itself and sends the queries again. The
      // failure view (boot.tsx) or the skeleton stays on the screen meanwhile.
      return template
        .replace(ENTRY, '')
        .replace('</head>', () => `${HEAD_SCRIPT}${chunkLink(entry, 'modulepreload')}</head>`)
        .replace(
          /<html lang="[^"]*">/,
          () => `<html lang="${rendered.lang}" data-entry="${entry}">`,
        )
        .replace(
          '<div id="root"></div>',
          () => `<div id="root" data-rendered data-${rendered.kind}>${rendered.body}</div>`,
        );
    }
    const { files, sheets } = sources.codeOf(rendered);
    const { css, hrefs } = sources.stylesFor(rendered.body, rendered.isPersonal ? sheets : []);
    const { view, responses: _, ...facts } = rendered.facts;
    // A frame has no picture that the code could delay.
    const [shell, rel] = rendered.isPersonal ? [bare, 'modulepreload'] : [codeLater, 'later'];
    const chunks = [entry, ...files.map((file) => `/${file}`)]
      .map((href) => chunkLink(href, rel))
      .join('');
    const head = [
      pictureFirst(rendered),
      metadataOf(rendered, origin),
      HEAD_SCRIPT,
      `<style>${css}${HIDDEN}</style>`,
      // The style sheets are already inlined; these links keep the page's lazy code from waiting
      // for them.
      ...hrefs.map((href) => `<link rel="stylesheet" disabled href="${href}">`),
      chunks,
    ].join('');
    const block = escapeJson(
      JSON.stringify({ ...facts, view, responses: rendered.facts.responses }),
    );
    // A frame keeps the shop's title until the browser renders its page.
    const titled = rendered.head.includes('<title>') ? shell.replace(TITLE, '') : shell;
    return titled
      .replace(
        /<html lang="[^"]*">/,
        () =>
          `<html lang="${rendered.lang}" data-view="${escapedAttribute(view.code)}" data-entry="${entry}">`,
      )
      .replace('</head>', () => `${head}</head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root" data-rendered>${rendered.body}</div><script type="application/json" id="document">${block}</script>`,
      );
  };
}

function codeOf(manifest: Manifest, rendered: RenderedDocument): PageCode {
  const words = `src/locales/${rendered.lang.replace('-', '_')}/messages.po`;
  const keys = [words, ...pageModules(manifest, rendered)];
  const entry = closure(manifest, ['index.html']);
  const chunks = [...closure(manifest, keys)].filter((key) => !entry.has(key));
  return {
    files: chunks.flatMap((key) => manifest[key]?.file ?? []),
    sheets: chunks.flatMap((key) => manifest[key]?.css ?? []),
  };
}

/**
 * The modules that contain a page. For a page that a visit rarely begins with, also those of its
 * actors: `requests.spec.ts` fails when one is missing.
 */
function pageModules(manifest: Manifest, { pageName, actors }: RenderedDocument): string[] {
  if (!pageName || pageName === 'CMS_PAGE') return [];
  const page = moduleOf(manifest, pageName);
  if (pageName === 'CATEGORY' || pageName === 'PRODUCT') return [page];
  const names = actors.flatMap((actor) => ACTOR_FILES[actor] ?? `wiring/${actor}`);
  return ['src/app/rarePages.ts', ...names.map((name) => `src/app/system/${name}.ts`), page];
}

/**
 * The module of a page, which is named after it: `SIGN_IN` is in `SignInPage.tsx`.
 *
 * @throws Error if the build has no such module
 */
function moduleOf(manifest: Manifest, page: PageName): string {
  const words = page.split('_').map((word) => word.charAt(0) + word.slice(1).toLowerCase());
  const file = `/${words.join('')}Page.tsx`;
  const key = Object.keys(manifest).find((path) => path.endsWith(file));
  if (!key) throw new Error(`No module of the build ends with ${file}.`);
  return key;
}

/** The keys of chunks and of all that they import. */
function closure(manifest: Manifest, keys: string[]): Set<string> {
  const found = new Set(keys.filter((key) => manifest[key]));
  // A set's iteration also visits what is added meanwhile.
  for (const key of found) {
    for (const next of manifest[key]?.imports ?? []) found.add(next);
  }
  return found;
}

/**
 * React preloads every picture but those in a `picture` element; this keeps only the preload of the
 * page's largest one, and adds it where that one is the only source of a `picture` element.
 */
function pictureFirst({ head, body }: RenderedDocument): string {
  let hasFirst = false;
  const headWithOnePreload = head.replaceAll(/<link rel="preload" as="image"[^>]*>/g, (link) => {
    if (hasFirst || !/fetchPriority="high"/i.test(link)) return '';
    hasFirst = true;
    return link;
  });
  return hasFirst ? headWithOnePreload : headWithOnePreload + preloadOf(body);
}

/** The preload of the first picture of high priority that has no other source; else empty. */
function preloadOf(body: string): string {
  const [, before = '', image = ''] =
    /(.{0,9})<img\b([^>]* fetchPriority="high"[^>]*)>/.exec(body) ?? [];
  const [, candidates] = / srcSet="([^"]*)"/.exec(image) ?? [];
  const [, sizes = ''] = / sizes="([^"]*)"/.exec(image) ?? [];
  return candidates && before.endsWith('<picture>')
    ? `<link rel="preload" as="image" imagesrcset="${candidates}" imagesizes="${sizes}" fetchpriority="high">`
    : '';
}

/** Escapes JSON so that no text in it can end the script element or the document. */
const escapeJson = (json: string): string =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
