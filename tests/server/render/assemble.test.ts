import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, it, onTestFinished } from 'vitest';
import { builtSources, createAssembler } from '../../../src/server/render/assemble.ts';
import { HEAD_SCRIPT } from '../../../src/server/render/headScript.ts';
import { ATTACKS } from '../../content/attacks.ts';

const TEMPLATE = `<!doctype html><html lang="en-US"><head><title>x</title>
<link rel="stylesheet" href="/assets/a.css"><link rel="modulepreload" href="/assets/b.js"><script type="module" src="/assets/a.js"></script>
</head><body><div id="root"></div></body></html>`;

function assembler() {
  const folder = mkdtempSync(join(tmpdir(), 'assemble-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'assets/a.css'), 'a{color:red}');
  writeFileSync(
    join(folder, '.vite/manifest.json'),
    JSON.stringify({ 'index.html': { file: 'assets/a.js' } }),
  );
  return createAssembler(builtSources(folder, TEMPLATE), TEMPLATE, 'https://shop.example');
}

/** A document in which the platform and the address contain this text wherever it is embedded. */
const documentSaying = (text: string) => ({
  kind: 'document' as const,
  status: 200 as const,
  head: '',
  body: '<p>flowers</p>',
  lang: 'en-US',
  pageName: null,
  actors: [],
  isPersonal: false,
  readParameters: new Set<string>(),
  alternates: ['a', 'b'].map((lang) => ({ lang: lang + text, path: `/${text}`, isDefault: false })),
  durations: { resolve: 0, render: 0 },
  structured: [JSON.stringify({ name: text, url: `/${text}` })],
  facts: {
    path: `/${text}`,
    search: `?query=${text}`,
    page: null,
    response: { kind: 'redirect' as const, code: 301 as const, url: text },
    problem: null,
    view: {
      code: text,
      name: text,
      groupCode: text,
      groupName: text,
      sortOrder: 0,
      isDefault: false,
      locale: text,
      currency: text,
      mediaUrl: text,
    },
    defaultViewCode: text,
    isLate: false,
    cacheId: null,
    renderedAt: 0,
    lookups: [{ url: text, data: { text } }],
    responses: { 1: { data: { [text]: text } } },
    formatted: { [text]: text },
  },
});

// One window parses all documents: to create one takes longer than to parse.
const { DOMParser } = new JSDOM('').window;
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const shapeOf = (html: string) =>
  [...parse(html).querySelectorAll('*')].map(({ tagName }) => tagName).join(' ');

it('Rendered document: text of the platform or the address cannot add elements to it', () => {
  const assemble = assembler();
  const harmless = shapeOf(assemble(documentSaying('rose')));
  expect(harmless).toContain('SCRIPT');
  for (const attack of ATTACKS) {
    const html = assemble(documentSaying(attack));
    expect(shapeOf(html), attack).toBe(harmless);
    const block = parse(html).getElementById('document')?.textContent ?? '';
    expect(JSON.parse(block).search).toBe(`?query=${attack}`);
  }
});

it('Rendered document: preloads the first picture of content with high priority', () => {
  const image = `srcSet="/a.png?width=320&amp;q=85 320w" sizes="100vw" src="/a.png" fetchPriority="high"`;
  const preloads = (body: string) =>
    [
      ...new JSDOM(
        assembler()({ ...documentSaying('rose'), body }),
      ).window.document.querySelectorAll('link[rel=preload][as=image][fetchpriority=high]'),
    ].map((link) => link.getAttribute('imagesrcset'));
  expect(preloads(`<picture><img ${image}/></picture>`)).toEqual(['/a.png?width=320&q=85 320w']);
  expect(preloads(`<picture><source srcSet="/b.png"/><img ${image}/></picture>`)).toEqual([]);
  expect(preloads('<picture><img src="/a.png"/></picture>')).toEqual([]);
});

it('Rendered document: preloads code at once in a frame, and after the first picture otherwise', () => {
  const linksOf = (isPersonal: boolean) =>
    [
      ...parse(assembler()({ ...documentSaying('rose'), isPersonal })).querySelectorAll(
        'link[href$=".js"]',
      ),
    ].map((link) => link.getAttribute('rel'));
  expect(linksOf(true)).toEqual(['modulepreload', 'modulepreload']);
  expect(linksOf(false)).toEqual(['later', 'later']);
});

it('Document without store views: its buttons’ presses are recorded, and its code is loaded once', () => {
  const html = assembler()({ kind: 'waiting', body: '<button>Search</button>', lang: 'en-US' });
  const page = parse(html);
  expect(html).toContain(HEAD_SCRIPT);
  expect(page.documentElement.dataset.entry).toBe('/assets/a.js');
  expect(page.querySelectorAll('script[src]')).toHaveLength(0);
  expect(page.querySelector('link[href="/assets/a.js"]')?.getAttribute('rel')).toBe(
    'modulepreload',
  );
  // The message that the code cannot be loaded depends on it.
  expect(page.querySelector('#root')?.hasAttribute('data-rendered')).toBe(true);
});
