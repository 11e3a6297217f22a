import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RenderedDocument } from '../../src/server/render/renderDocument.tsx';
import { ATTACKS } from '../content/attacks.ts';
import { createPlatform, type Platform } from '../platform/createPlatform.ts';
import { documentOf, ORIGIN, rendererOver } from '../server/render/testRenderer.ts';

let platform: Platform;
beforeAll(() => {
  platform = createPlatform();
});
afterAll(() => platform.close());

/** A renderer on a demo platform whose texts are replaced by the attack that `say` returns. */
const rendererSaying = (say: () => string) =>
  rendererOver(async (input, init) => {
    const response = await platform.fetch(new Request(new URL(String(input), ORIGIN), init));
    const text = JSON.stringify(withAttack(await response.json(), say()));
    return new Response(text, { status: response.status, headers: response.headers });
  });

/** All texts of shop owners and suppliers in the catalogue and the content. */
const TEXTS =
  /^(?:name|label|title|content|content_heading|html|meta_title|meta_description|meta_keyword|description|short_description|copyright|store_name|store_group_name|breadcrumbs?_?\w*name)$/;

function withAttack(value: unknown, attack: string, key = ''): unknown {
  if (typeof value === 'string') return TEXTS.test(key) ? attack : value;
  if (Array.isArray(value)) return value.map((one) => withAttack(one, attack, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withAttack(one, attack, name)]),
  );
}

const RUNS =
  'script, iframe, frame, frameset, object, embed, applet, base, meta[http-equiv], link[rel=import], template';

/** Lists markup of a rendered page that could run code or load from another origin. */
function dangersIn({ head, body }: Pick<RenderedDocument, 'head' | 'body'>): string[] {
  const page = new DOMParser().parseFromString(
    `<!doctype html><head>${head}</head><body>${body}</body>`,
    'text/html',
  );
  const elements = [...page.querySelectorAll(RUNS)].map(({ outerHTML }) => outerHTML);
  const attributes = [...page.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => isDangerous(name, value))
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
  );
  return [...elements, ...attributes];
}

function isDangerous(name: string, value: string): boolean {
  const bare = value.replaceAll(/\s/g, '');
  if (name.startsWith('on') || name === 'srcdoc' || name === 'formaction') return true;
  if (/^(?:src|srcset|imagesrcset|poster|action|style)$/.test(name)) {
    return /javascript:|expression\(|evil\.example|fixed/i.test(bare);
  }
  return /href$/.test(name) && /^(?:javascript|vbscript|data:text)/i.test(bare);
}

it('Renderer: the check for dangerous markup detects it', () => {
  const body = `<script>1</script><a href="java\nscript:1">x</a><img onerror="1" src="//evil.example">`;
  expect(dangersIn({ head: '<base href="/">', body })).toEqual([
    '<base href="/">',
    '<script>1</script>',
    'A href=java\nscript:1',
    'IMG onerror=1',
    'IMG src=//evil.example',
  ]);
});

it.each([
  ['/', 15],
  ['/delivery', 5],
  ['/bouquets.html', 15],
  ['/madder-hour.html', 15],
])(
  'Renderer: hostile names and content of %s stay text, or become harmless',
  async (path, step) => {
    let attack = '<script>alert(1)</script>';
    const renderer = rendererSaying(() => attack);
    expect((await documentOf(renderer, path)).body).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt;',
    );
    const dangers = [];
    for (attack of ATTACKS.filter((_, index) => index % step === 0)) {
      for (const danger of dangersIn(await documentOf(renderer, path))) {
        dangers.push({ attack, danger });
      }
    }
    expect(dangers).toEqual([]);
  },
);
