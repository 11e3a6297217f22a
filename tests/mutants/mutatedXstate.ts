import { inject } from 'vitest';
import { setup as realSetup } from 'xstate';
import { type MutantId, mutate } from './mutations.ts';

declare module 'vitest' {
  interface ProvidedContext {
    mutant: MutantId | undefined;
  }
}

export * from 'xstate';

/** XState's `setup` for mutants: applies the one change that is being tried. */
export const setup = ((options: never) => {
  const builder = realSetup(options);
  return {
    ...builder,
    createMachine: (config: never) => builder.createMachine(mutate(config, inject('mutant'))),
  };
}) as unknown as typeof realSetup;
