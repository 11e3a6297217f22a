import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** What each layer may import, besides itself and packages. Left to right, one way. */
const ALLOWED: Record<string, string[]> = {
  machines: [],
  'src/lib': ['machines'],
  'src/adapters': ['machines', 'src/lib'],
  'src/actors': ['machines', 'src/lib'],
  'src/ui': ['machines', 'src/lib', 'src/actors'],
  'src/shop': ['machines', 'src/lib', 'src/actors', 'src/ui'],
  'src/content': ['machines', 'src/lib', 'src/actors', 'src/ui', 'src/shop'],
  'src/features': ['machines', 'src/lib', 'src/actors', 'src/ui', 'src/shop', 'src/content'],
  'src/inspector': ['machines', 'src/lib', 'src/adapters', 'src/actors'],
};
/** May import everything but tests. */
const TOP = ['src/app', 'src/main.tsx', 'src/locales', 'src/styles'];

interface Import {
  file: string;
  line: number;
  /** Of the file, as far down as rules know: src/ui, machines, … */
  from: string;
  to: string;
  text: string;
}

const filesBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));

const layerOf = (path: string): string => {
  const [top = '', second = ''] = path.split('/');
  return top === 'src' ? `src/${second}` : top;
};

function importsBelow(folder: string): Import[] {
  return filesBelow(folder).flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((text, index) => {
        const [, target] = /(?:from|import|import\()\s*['"]([^'"]+)['"]/.exec(text) ?? [];
        if (target === undefined) return [];
        const path = target.startsWith('.')
          ? relative(ROOT, join(ROOT, dirname(file), target))
          : target;
        return [
          {
            file,
            line: index + 1,
            from: layerOf(file),
            to: target.startsWith('.') ? path : `package:${target}`,
            text: text.trim(),
          },
        ];
      }),
  );
}

const offences = (imports: Import[], isOffence: (found: Import) => boolean) =>
  imports.filter(isOffence).map(({ file, line, text }) => `${file}:${line} ${text}`);

const ours = [...importsBelow('machines'), ...importsBelow('src')];

describe('imports point one way', () => {
  it('finds the imports at all', () => {
    expect(ours.length).toBeGreaterThan(100);
  });

  it('machines import xstate and their siblings, nothing else', () => {
    expect(
      offences(
        ours,
        ({ from, to }) =>
          from === 'machines' && to !== 'package:xstate' && layerOf(to) !== 'machines',
      ),
    ).toEqual([]);
  });

  for (const [layer, allowed] of Object.entries(ALLOWED)) {
    it(`${layer} imports only itself and ${allowed.join(', ') || 'packages'}`, () => {
      expect(
        offences(
          ours,
          ({ from, to }) =>
            from === layer &&
            !to.startsWith('package:') &&
            ![layer, ...allowed].includes(layerOf(to)),
        ),
      ).toEqual([]);
    });
  }

  it('features never import each other', () => {
    const feature = (path: string) => path.split('/').slice(0, 3).join('/');
    expect(
      offences(
        ours,
        ({ file, from, to }) =>
          from === 'src/features' &&
          layerOf(to) === 'src/features' &&
          feature(file) !== feature(to),
      ),
    ).toEqual([]);
  });

  it('nothing that ships imports tests, but for the demo platform of the server', () => {
    expect(offences(ours, ({ to }) => to.startsWith('tests'))).toEqual([
      "src/server/demoPlatform.ts:3 (await import('../../tests/platform/createPlatform.ts')).createPlatform;",
    ]);
    expect(TOP).toContain('src/app');
  });

  it('the browser never imports the server', () => {
    expect(
      offences(ours, ({ from, to }) => from !== 'src/server' && layerOf(to) === 'src/server'),
    ).toEqual([]);
  });

  it('the platform imports nothing of ours: it is an independent witness', () => {
    expect(
      offences(
        importsBelow('tests/platform'),
        ({ to }) => !to.startsWith('package:') && !to.startsWith('tests/platform'),
      ),
    ).toEqual([]);
  });

  it('beliefs import nothing from src or machines', () => {
    const beliefs = importsBelow('tests').filter(({ file }) =>
      /\.belief\.ts$|tests\/browser\//.test(file),
    );
    expect(
      offences(beliefs, ({ to }) => ['machines', 'src'].includes(to.split('/')[0] ?? '')),
    ).toEqual([]);
  });

  it('graphql-js never reaches the browser', () => {
    expect(offences(ours, ({ to }) => /^package:graphql(\/|$)/.test(to))).toEqual([]);
  });
});

/** The world is touched in adapters, and where a rule says so. A date read from a text is no look at the clock. */
const WORLD =
  /(?<![.\w'"`-])(window|document|localStorage|sessionStorage|navigator|history|location|fetch)(?=[.(])|Date\.now|new Date\(\)/;
const isAdapter = (file: string) =>
  /^src\/(adapters|locales|build|server)\//.test(file) || file === 'src/main.tsx';

describe('the world is touched in adapters only', () => {
  for (const folder of ['machines', 'src']) {
    it(`${folder} does not reach for the browser`, () => {
      const found = filesBelow(folder)
        .filter((file) => !isAdapter(file) && !file.endsWith('.d.ts'))
        .flatMap((file) =>
          readFileSync(join(ROOT, file), 'utf8')
            .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
            .split('\n')
            .flatMap((text, index) =>
              WORLD.test(text.replace(/\/\/.*$/, ''))
                ? [`${file}:${index + 1} ${text.trim()}`]
                : [],
            ),
        );
      expect(found).toEqual([]);
    });
  }
});

/** Sums of prices are the platform's. */
const MONEY =
  /\b(?:value|price|total|subtotal|amount|rowTotal|grand_total)\w*\s*[-+*/]\s*[\w(]|[\w)]\s[-+*/]\s\w*(?:[pP]rice|[tT]otal|[aA]mount)\b(?!s?\w*\()/;

describe('no arithmetic on money', () => {
  for (const folder of ['machines', 'src/features', 'src/shop', 'src/actors', 'src/lib']) {
    it(`${folder} adds up no amounts`, () => {
      const found = filesBelow(folder)
        .filter((file) => !file.endsWith('.d.ts'))
        .flatMap((file) =>
          readFileSync(join(ROOT, file), 'utf8')
            .split('\n')
            .flatMap((text, index) =>
              MONEY.test(
                text.replace(/['"`][^'"`]*['"`]/g, '').replace(/^\s*(\*|\/\/|import).*$/, ''),
              ) && !/total_count|totalPages|total_pages|<\//.test(text)
                ? [`${file}:${index + 1} ${text.trim()}`]
                : [],
            ),
        );
      expect(found).toEqual([]);
    });
  }
});
