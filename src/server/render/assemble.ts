import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderedDocument, UnavailableShop } from './createRenderer.tsx';
import { HEAD_SCRIPT } from './headScript.ts';
import { metadataOf } from './metadata.ts';
import { createStyles } from './stylesFor.ts';

type Manifest = Record<string, { file: string; imports?: string[] }>;

const ENTRY = /<script type="module"[^>]*src="(\/(?:assets|src)\/[^"]+)"[^>]*><\/script>\s*/;
const SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\s*/;

/** The module that contains each page; the CMS page is bundled with the shell. */
const PAGE_FILES: Record<string, string> = {
  CATEGORY: 'src/features/category/CategoryPage.tsx',
  PRODUCT: 'src/features/product/ProductPage.tsx',
  SEARCH: 'src/features/search/SearchPage.tsx',
};

/**
 * Hides the rendered page from a visitor of another store view until the browser has rendered it
 * anew.
 */
const HIDDEN = 'html[data-render=client] #root[data-rendered]{visibility:hidden}';

/** The styles and the code of a document. */
export interface DocumentSources {
  /** @param html - the page's markup */
  stylesFor: (html: string) => { css: string; hrefs: string[] };
  /** Paths of the chunks that hydration needs in addition to those that index.html names. */
  codeOf: (rendered: RenderedDocument) => string[];
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

/** Inserts a rendered page into an index.html whose config block is already filled in. */
export function createAssembler(sources: DocumentSources, template: string, origin: string) {
  const [, entry = ''] = ENTRY.exec(template) ?? [];
  // Preload the largest picture before any code.
  const bare = template
    .replace(SHEET, '')
    .replace(ENTRY, '')
    .replace(/<title>.*?<\/title>\s*/, '')
    .replaceAll(/<link rel="modulepreload"/g, '<link rel="later"')
    .replaceAll(
      /<link rel="preload" as="font"/g,
      '<link rel="preload" fetchpriority="low" as="font"',
    );

  return function assemble(rendered: RenderedDocument | UnavailableShop): string {
    if (rendered.kind === 'unavailable') {
      // Without a data block, the browser renders the page itself and sends the queries again.
      return template
        .replace(/<html lang="[^"]*">/, () => `<html lang="${rendered.lang}">`)
        .replace('<div id="root"></div>', () => `<div id="root">${rendered.body}</div>`);
    }
    const { css, hrefs } = sources.stylesFor(rendered.body);
    const { view, answers: _, ...facts } = rendered.facts;
    const chunks = sources
      .codeOf(rendered)
      .map((file) => `<link rel="later" data-page crossorigin href="/${file}">`)
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
    const isPrefixed = !view.isDefault;
    const block = escaped(JSON.stringify({ ...facts, view, answers: rendered.facts.answers }));
    return bare
      .replace(
        /<html lang="[^"]*">/,
        () =>
          `<html lang="${rendered.lang}" data-view="${escapedAttribute(view.code)}" data-entry="${entry}"${isPrefixed ? ' data-prefixed' : ''}>`,
      )
      .replace('</head>', () => `${head}</head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root" data-rendered>${rendered.body}</div><script type="application/json" id="document">${block}</script>`,
      );
  };
}

function codeOf(manifest: Manifest, { pageName, lang }: RenderedDocument): string[] {
  const words = `src/locales/${lang.replace('-', '_')}/messages.po`;
  const keys = ['src/app/system/rendered.ts', words, PAGE_FILES[pageName ?? ''] ?? ''];
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file) || key === 'index.html') return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) add(next);
  };
  for (const key of keys) add(key);
  const entryFiles = new Set(closure(manifest, 'index.html'));
  return [...files].filter((file) => !entryFiles.has(file));
}

function closure(manifest: Manifest, key: string, found: string[] = []): string[] {
  const chunk = manifest[key];
  if (!chunk || found.includes(chunk.file)) return found;
  found.push(chunk.file);
  for (const next of chunk.imports ?? []) closure(manifest, next, found);
  return found;
}

/**
 * React preloads every picture but those in a `picture` element; this keeps only the preload of the
 * page's largest one, and adds it where that one is the only source of a `picture` element.
 */
function pictureFirst({ head, body }: RenderedDocument): string {
  let hasFirst = false;
  const kept = head.replaceAll(/<link rel="preload" as="image"[^>]*>/g, (link) => {
    if (hasFirst || !/fetchPriority="high"/i.test(link)) return '';
    hasFirst = true;
    return link;
  });
  return hasFirst ? kept : kept + preloadOf(body);
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
const escaped = (json: string): string =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const escapedAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
