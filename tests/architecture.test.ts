import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const filesBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));

const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The files that a file imports more than a type of. */
const importsOf = (file: string): string[] =>
  [
    ...textOf(file)
      .replace(/^import type [^;]+;/gm, '')
      .matchAll(/(?:from|import\(?)\s*'(\.[^']+)'/g),
  ].map(([, target = '']) => join(dirname(file), target));

/** The folders of src/features that a file imports from. */
const featuresImportedBy = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:from|import\(?)\s*'(\.[^']+)'/g)]
    .map(([, target = '']) => join(dirname(file), target))
    .filter((target) => target.startsWith('src/features/'))
    .map((target) => target.split('/')[2] ?? '');

// Lint (biome.json) checks all other directions of imports.
describe('Features', () => {
  const files = filesBelow('src/features');

  it('are checked by a test that recognises their imports', () => {
    expect(files.flatMap(featuresImportedBy).length).toBeGreaterThan(100);
  });

  it('never import one another’s modules', () => {
    const offences = files.filter((file) =>
      featuresImportedBy(file).some((feature) => feature !== file.split('/')[2]),
    );
    expect(offences).toEqual([]);
  });
});

describe('One list names', () => {
  const sources = [...filesBelow('src'), ...filesBelow('machines')];
  /** The files elsewhere that import more than a type of this path. */
  const usersOf = (path: string) =>
    sources.filter(
      (file) => !file.startsWith(path) && importsOf(file).some((target) => target.startsWith(path)),
    );
  const namesIn = (folder: string) => readdirSync(join(ROOT, folder), { withFileTypes: true });

  it.each(
    namesIn('src/content/types')
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  )('the content type %s', (name) => {
    const users = usersOf(`src/content/types/${name}/`);
    // A content type may build on another one: a slide is a banner.
    expect(users.filter((file) => !/^src\/content\/types\/[^/]+\//.test(file))).toEqual([
      'src/content/types/registry.ts',
    ]);
  });

  it.each(
    namesIn('src/features/checkout/payments')
      .map(({ name }) => name)
      .filter((name) => /^(?!Saved).+Payment\.tsx$/.test(name)),
  )('the payment form %s', (name) => {
    const file = `src/features/checkout/payments/${name}`;
    expect(usersOf(file)).toEqual(['src/features/checkout/payments/registry.ts']);
  });

  it('the languages', () => {
    const users = sources.filter((file) => /['"]zh[_-]Hant/.test(textOf(file)));
    expect(users).toEqual(['src/locales/locales.ts']);
  });

  it('the hook that reads the query of the address', () => {
    const users = sources.filter((file) => /\buseSearch(?:Params)?\b/.test(textOf(file)));
    expect(users).toEqual(['src/shop/useReadParameters.ts']);
  });

  it('each machine: the file that wires it', () => {
    const pattern =
      /import \{[^}]*\b\w+Machine\b[^}]*\} from '([^']+)'|import\('([^']+machine\.ts)'\)/g;
    const wired = sources
      .filter((file) => file.startsWith('src/'))
      .flatMap((file) =>
        [...textOf(file).matchAll(pattern)].map(([, eager, lazy = eager]) =>
          join(dirname(file), lazy ?? ''),
        ),
      )
      .filter((target) => target.startsWith('machines/'))
      // Two files fetch the toasts ahead, before a toast is raised without a network.
      .filter((target) => target !== 'machines/toasts/machine.ts');
    expect(wired.length).toBeGreaterThan(20);
    expect(wired.filter((machine, index) => wired.indexOf(machine) < index)).toEqual([]);
  });
});

describe('The actor system', () => {
  const sources = [...filesBelow('src'), ...filesBelow('machines')];
  /** The files whose code matches the pattern. */
  const filesWith = (pattern: RegExp) => sources.filter((file) => pattern.test(textOf(file)));

  it('is started by the boot, the server’s renderer and the inspector only', () => {
    const starting = filesWith(/\bcreateActor\(/);
    expect(starting).toContain('src/app/boot.tsx');
    const others = starting.filter(
      (file) => !/^src\/(server\/render|adapters\/inspection)\//.test(file),
    );
    expect(others).toEqual(['src/app/boot.tsx']);
  });

  it('sends none of XState’s own events by hand', () => {
    // A machine may declare such an event as one that it receives.
    expect(filesWith(/(?<!\| \{ )\btype: ['"`]xstate\./)).toEqual([]);
  });

  it('never hands the whole context of a machine to a component', () => {
    const hooks = sources.filter((file) => file.startsWith('src/actors/'));
    const wholes = hooks.filter((file) =>
      /\(\{ context \}\) => context\b(?!\.)|\((\w+)\) => \1\.context\b(?!\.)/.test(textOf(file)),
    );
    expect(hooks.length).toBeGreaterThan(20);
    expect(wholes).toEqual([]);
  });
});

describe('Package list', () => {
  it.each([
    'react',
    'valibot',
    'wouter',
    'urql',
    '@urql/exchange-auth',
    '@urql/exchange-graphcache',
    '@urql/exchange-retry',
    'xstate',
    '@xstate/react',
    'dompurify',
    '@lingui/react',
  ])('the shop declares %s and imports it', (name) => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(dependencies).toHaveProperty(name);
    const users = [...filesBelow('src'), ...filesBelow('machines')].filter((file) =>
      readFileSync(join(ROOT, file), 'utf8').includes(`from '${name}`),
    );
    expect(users).not.toEqual([]);
  });
});

/**
 * The global objects that only adapters use, also when one is passed on as a value. Names that the
 * shop gives to values of its own as well (`document`, `location` and others) count where they are
 * used like a global. Parsing a date does not read the clock.
 */
const GLOBALS =
  /(?:(?<![.\w'"`-])|(?<=\bglobalThis\??\.))(?:(?:window|localStorage|sessionStorage|navigator)\b|(?:document|history|location|fetch)(?=\??[.(]))|Date\.now|new Date\(\)/;
const isAdapter = (file: string) =>
  /^src\/(adapters|locales|build|server)\//.test(file) || file === 'src/main.tsx';

describe('Globals of the browser', () => {
  for (const folder of ['machines', 'src']) {
    it(`are not accessed in ${folder} outside the adapters`, () => {
      const found = filesBelow(folder)
        .filter((file) => !isAdapter(file) && !file.endsWith('.d.ts'))
        .flatMap((file) =>
          readFileSync(join(ROOT, file), 'utf8')
            .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
            .split('\n')
            .flatMap((text, index) =>
              GLOBALS.test(text.replace(/\/\/.*$/, ''))
                ? [`${file}:${index + 1} ${text.trim()}`]
                : [],
            ),
        );
      expect(found).toEqual([]);
    });
  }
});

/** The platform computes all sums of prices. */
const MONEY =
  /\b(?:value|price|total|subtotal|amount|rowTotal|grand_total)\w*\s*[-+*/]\s*[\w(]|[\w)]\s[-+*/]\s\w*(?:[pP]rice|[tT]otal|[aA]mount)\b(?!s?\w*\()/;

describe('Amounts of money', () => {
  for (const folder of ['machines', 'src/features', 'src/shop', 'src/actors', 'src/lib']) {
    it(`are not calculated in ${folder}`, () => {
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

describe('The schema library', () => {
  it('is imported by adapters only', () => {
    const users = [...filesBelow('src'), ...filesBelow('machines')].filter((file) =>
      readFileSync(join(ROOT, file), 'utf8').includes("from 'valibot'"),
    );
    expect(users).toContain('src/adapters/storage/storedShapes.ts');
    expect(users.filter((file) => !file.startsWith('src/adapters/'))).toEqual([]);
  });
});

/** A longer machine needs states of its own for a part, not a second file for a half of it. */
const MOST_LINES = 250;

describe('Machine files', () => {
  it('have at most 250 lines', () => {
    const long = filesBelow('machines')
      .map((file) => ({ file, lines: textOf(file).trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > MOST_LINES);
    expect(long).toEqual([]);
  });
});
