import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
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

/** Keeps the order in which the tests are requested. */
class InOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

/** The hand-written tests. A walk compares a machine with itself, so it cannot judge a mutant. */
export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    plugins: [mutatesMachines],
    test: {
      bail: 1,
      // Every run has a worker of its own, in which its test files share the mutated machine.
      isolate: false,
      pool: 'threads',
      maxWorkers: 1,
      sequence: { sequencer: InOrder },
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
