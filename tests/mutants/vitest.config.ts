import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import viteConfig from '../../vite.config.ts';

const MUTATED = fileURLToPath(new URL('./mutatedXstate.ts', import.meta.url));

/** Only the machines import the mutating XState. */
const mutatesMachines: Plugin = {
  name: 'mutates-machines',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'xstate' && importer?.includes('/machines/') && !importer.includes('/tests/')
      ? MUTATED
      : null,
};

/** The hand-written tests. A walk compares a machine with itself, so it cannot judge a mutant. */
export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    plugins: [mutatesMachines],
    test: {
      bail: 1,
      isolate: true,
      pool: 'threads',
      maxWorkers: 1,
      testTimeout: 30_000,
      expect: { poll: { timeout: 8_000 } },
      reporters: [{}],
      watch: false,
      testNamePattern: /^(?!.*(every state and transition|is walked over all))/,
      projects: [
        {
          extends: true,
          test: {
            name: 'machines',
            include: ['tests/{machines,models}/**/*.test.ts'],
            environment: 'node',
          },
        },
      ],
    },
  }),
);
