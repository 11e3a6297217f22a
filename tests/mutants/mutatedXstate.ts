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
export const setup = ((options: never) =>
  withMutation(realSetup(options))) as unknown as typeof realSetup;

type Builder = ReturnType<typeof realSetup>;

/** A setup, or an extension of one, whose machines have the change. */
const withMutation = (builder: Builder): Builder => ({
  ...builder,
  extend: ((more: never) => withMutation(builder.extend(more) as never)) as never,
  createMachine: ((config: never) =>
    builder.createMachine(mutate(config, inject('mutant')))) as never,
});
