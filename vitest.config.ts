import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/run/longestFirst.ts';
import { MODULE_CACHE, moduleCache } from './tests/run/moduleCache.ts';
import viteConfig from './vite.config.ts';

/** Tests that read the source as text or load all of it: every change concerns them. */
const SOURCES = [
  'tests/{architecture,wiring}.test.ts',
  'tests/{charts,locales,styles}/**/*.test.ts',
  'tests/faults/{everyOperation,readme}.test.ts',
  'tests/server/{,doctor/}readme.test.ts',
];
/** Long walks over the machines and over the whole shop in jsdom; floods and ended servers. */
const PROOF = [
  'tests/{faults,models,resilience,walks,wholeShop}/**/*.test.{ts,tsx}',
  'tests/server/devServer.test.ts',
];
/**
 * Faults of the whole shop, whose code takes longer to load than dozens of these tests: loaded once
 * per worker. `checkout` replaces a library, `wide` reads the window's width while it loads.
 */
const FAULTS = ['tests/faults/!(checkout|wide).test.tsx'];
const PLATFORM = ['tests/platform/**/*.test.ts'];
/** Unit tests of servers, which may leave work running, and tests that replace a module of the shop. */
const ISOLATED = ['tests/server/**/*.test.{ts,tsx}', 'tests/features/cartLineRenders.test.tsx'];
/** Unit tests of pages, each of which starts a shop of its own. */
const PAGES = ['tests/features/**/*.test.{ts,tsx}'];
const EVERYTHING = ['tests/**/*.test.{ts,tsx}'];

interface Kind {
  name: string;
  include: string[];
  exclude?: string[];
  /**
   * False if the test files of one worker share loaded modules: twice as fast, but what a file
   * leaves running ends in a later one.
   */
  isolate?: boolean;
  testTimeout?: number;
}

/** One kind of test as two projects: `.ts` files run in Node, `.tsx` files in jsdom. */
const projectsOf = ({
  name,
  include,
  exclude = [],
  isolate = true,
  testTimeout = 120_000,
}: Kind) => [
  {
    extends: true as const,
    test: {
      name,
      include,
      exclude: [...exclude, '**/*.tsx'],
      environment: 'node' as const,
      isolate,
      testTimeout,
    },
  },
  {
    extends: true as const,
    test: {
      name: `${name}-dom`,
      include,
      exclude: [...exclude, '**/*.ts'],
      environment: 'jsdom' as const,
      isolate,
      testTimeout,
      setupFiles: ['tests/support/asyncTimeout.ts', 'tests/support/jsdomStubs.ts'],
    },
  },
];

/** The projects of `npm run test:unit`, `test:proof`, `test:platform` and `test:sources`. */
export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    plugins: [moduleCache],
    test: {
      experimental: MODULE_CACHE,
      // One worker more than cores: each of them waits for its code a fourth of its time.
      maxWorkers: '150%',
      sequence: { sequencer: LongestFirst },
      expect: { poll: { timeout: 8_000 } },
      allowOnly: false,
      retry: 0,
      projects: [
        ...projectsOf({
          name: 'unit',
          include: EVERYTHING,
          exclude: [...SOURCES, ...PROOF, ...PLATFORM, ...ISOLATED, ...PAGES],
          isolate: false,
        }),
        ...projectsOf({ name: 'unit-pages', include: PAGES, exclude: ISOLATED, isolate: false }),
        ...projectsOf({
          name: 'unit-isolated',
          include: ISOLATED,
          exclude: [...SOURCES, ...PROOF],
        }),
        // The long walks over the machines take minutes where other work is done beside them.
        ...projectsOf({
          name: 'proof',
          include: PROOF,
          exclude: [...SOURCES, ...FAULTS],
          testTimeout: 240_000,
        }),
        ...projectsOf({
          name: 'proof-faults',
          include: FAULTS,
          isolate: false,
          testTimeout: 240_000,
        }),
        ...projectsOf({ name: 'platform', include: PLATFORM, isolate: false }),
        ...projectsOf({ name: 'sources', include: SOURCES, isolate: false }),
      ],
    },
  }),
);
