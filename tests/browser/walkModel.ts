import type { ModelStep } from '../models/modelPaths.ts';
import { test } from './fixtures.ts';

interface ModelWalk {
  /** Brings the page to the belief's first state, from wherever it is. */
  begin: () => Promise<unknown>;
  /** What is seen in a state. */
  states: Record<string, () => Promise<unknown>>;
  /** How a deed is done. */
  deeds: Record<string, (step: ModelStep) => unknown>;
}

/** Takes every way through a belief on one page, one after the other, and looks after each deed. */
export async function walkModel(ways: readonly ModelStep[][], { begin, states, deeds }: ModelWalk) {
  // One test in the place of dozens.
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
