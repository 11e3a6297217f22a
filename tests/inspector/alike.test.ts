import { expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { redact } from '../../src/lib/redact.ts';
import { EXHIBITS } from '../gallery/exhibits/all.ts';
import { ADDRESS, ROBERTA } from '../gallery/goods.ts';

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

it('nothing of who the shopper is stands in any of them', () => {
  const contexts = EXHIBITS.flatMap(({ parts }) => Object.values(parts).map((one) => one.context));
  const { country_id: _, ...address } = ADDRESS;
  const personal = [address, ROBERTA].flatMap((person) =>
    Object.values(person)
      .flat()
      .filter((text): text is string => typeof text === 'string' && text.length > 2),
  );
  const held = JSON.stringify(contexts);
  expect(personal.filter((text) => held.includes(text))).toEqual(personal);
  const shown = JSON.stringify(contexts.map((context) => redact(context)));
  expect(personal.filter((text) => shown.includes(text))).toEqual([]);
});
