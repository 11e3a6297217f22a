import { expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { redact } from '../../src/lib/redact.ts';
import { EXHIBITS } from '../gallery/exhibits/all.ts';

type Guard = (scope: { context: unknown; event: object }, params: object) => unknown;

/** What the guards of a machine say of a context; those that need an event or the outside do not. */
function verdicts({ implementations }: AnyStateMachine, context: unknown): string[] {
  return Object.entries(implementations.guards as Record<string, Guard | object>).flatMap(
    ([name, guard]) => {
      if (typeof guard !== 'function') return [];
      try {
        return [`${name}: ${guard({ context, event: {} }, {})}`];
      } catch {
        return [];
      }
    },
  );
}

it('guards decide alike over what is redacted, in every state of the gallery', () => {
  const snapshots = EXHIBITS.flatMap(({ parts }) => Object.values(parts)) as AnyMachineSnapshot[];
  let decided = 0;
  for (const { machine, context } of snapshots) {
    const own = verdicts(machine, context);
    decided += own.length;
    expect(verdicts(machine, redact(context)), machine.id).toEqual(own);
  }
  expect(decided).toBeGreaterThan(500);
});
