import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The shop's breakpoints, and the one of mobile images. */
const WIDTHS = [
  '480px',
  '640px',
  '800px',
  '960px',
  '1024px',
  '1280px',
  '1440px',
  '1600px',
  '1920px',
];
const IMAGE_WIDTHS = ['768px', '48rem'];

describe('Media queries', () => {
  it('use no width other than the shop’s breakpoints', () => {
    const strangers: string[] = [];
    let count = 0;
    for (const file of stylesheets()) {
      for (const { query, width } of widthsIn(readFileSync(file, 'utf8'))) {
        count += 1;
        if (![...WIDTHS, ...IMAGE_WIDTHS].includes(width)) strangers.push(`${file}: ${query}`);
      }
    }
    expect(strangers).toEqual([]);
    expect(count).toBeGreaterThan(0);
  });

  it('are recognised by this test in every notation', () => {
    const css = `@media (max-width: 639.98px) {} @media screen and (width<50em) {}
      @media (40rem <= width <= 70rem) {} @container (min-width: 12px) {} @media print {}`;
    expect(widthsIn(css).map(({ width }) => width)).toEqual([
      '639.98px',
      '50em',
      '40rem',
      '70rem',
      '12px',
    ]);
  });
});

function stylesheets(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => `src/${path}`);
}

function widthsIn(css: string): { query: string; width: string }[] {
  return [...css.matchAll(/@(?:media|container)\s+([^{]+)\{/g)].flatMap(([, query = '']) =>
    [...query.matchAll(/\d[\d.]*[a-z]+/g)].map(([width]) => ({ query: query.trim(), width })),
  );
}
