import type { ModelStep } from '../models/modelPaths.ts';
import { test } from './fixtures.ts';

interface ModelWalk {
  /** Brings the page to the model's first state, from any page. */
  begin: () => Promise<unknown>;
  /** Asserts what the page shows, by the model's state. */
  states: Record<string, () => Promise<unknown>>;
  /** Performs an action, by the model's event. */
  deeds: Record<string, (step: ModelStep) => unknown>;
}

/** Runs every path of a model on one page, one after the other, with a check after each event. */
export async function walkModel(ways: readonly ModelStep[][], { begin, states, deeds }: ModelWalk) {
  // One test instead of dozens.
  test.setTimeout(300_000);
  for (const [at, way] of ways.entries()) {
    await test.step(`way ${at + 1} begins`, begin);
    for (const step of way) {
      const { deed, from, to } = step;
      await test.step(`${from} → ${deed} → ${to}`, async () => {
        const [act, look] = [deeds[deed], states[to]];
        if (!act || !look) throw new Error(`Nobody told how to ${deed}, or what ${to} looks like.`);
        await act(step);
        await look();
      });
    }
  }
}
