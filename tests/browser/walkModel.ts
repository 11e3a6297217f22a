import type { ModelStep } from '../models/modelPaths.ts';
import { test } from './fixtures.ts';

interface ModelWalk {
  /** Brings the page to the model's first state, from any page. */
  begin: () => Promise<unknown>;
  /** Asserts what the page shows, by the model's state. */
  states: Record<string, () => Promise<unknown>>;
  /** Performs an action, by the model's event. */
  actions: Record<string, (step: ModelStep) => unknown>;
}

/** Runs every path of a model on one page, one after the other, with a check after each event. */
export async function walkModel(
  paths: readonly ModelStep[][],
  { begin, states, actions }: ModelWalk,
) {
  // One test walks paths that would otherwise be dozens of tests.
  test.setTimeout(300_000);
  for (const [at, path] of paths.entries()) {
    await test.step(`Path ${at + 1} begins.`, begin);
    const steps: string[] = [];
    for (const step of path) {
      const { action, from, to } = step;
      const name = `${from} → ${action} → ${to}`;
      steps.push(name);
      await test.step(name, async () => {
        const [act, look] = [actions[action], states[to]];
        if (!act || !look)
          throw new Error(`The model has no action ${action}, or no check of ${to}.`);
        await withPath(steps, async () => {
          await act(step);
          await look();
        });
      });
    }
  }
}

/** Puts the steps of a path before the message of an error, so that any report tells them. */
async function withPath(steps: readonly string[], run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (error instanceof Error) error.message = `${steps.join(', ')}: ${error.message}`;
    throw error;
  }
}
