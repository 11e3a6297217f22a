import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import viteConfig from '../../vite.config.ts';

const MUTATED = fileURLToPath(new URL('./mutatedXstate.ts', import.meta.url));

/** The machines, and nothing else, get an XState that can change them. */
const mutatesMachines: Plugin = {
  name: 'mutates-machines',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'xstate' && importer?.includes('/machines/') && !importer.includes('/tests/')
      ? MUTATED
      : null,
};

/** The hand-written tests of the machines. What only compares a machine with itself is no judge. */
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
