import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { isAlreadyInBook } from '../../machines/account/task.ts';
import { isSameAddress } from '../../machines/checkout/sameAddress.ts';
import { isOffered } from '../../machines/checkout/savedPreferences.ts';
import { createRedaction, redact } from '../../src/lib/redact.ts';
import { EXHIBITS } from '../gallery/exhibits/all.ts';
import { ADDRESS, ROBERTA } from '../gallery/sampleData.ts';

type Guard = (scope: { context: unknown; event: object }, params: object) => unknown;

/** The results of a machine's guards for a context, except guards that need an event or a port. */
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

it('Redaction: guards decide the same over redacted contexts, in every state of the gallery', () => {
  const snapshots = EXHIBITS.flatMap(({ parts }) => Object.values(parts)) as AnyMachineSnapshot[];
  let decided = 0;
  for (const { machine, context } of snapshots) {
    const own = verdicts(machine, context);
    decided += own.length;
    expect(verdicts(machine, redact(context)), machine.id).toEqual(own);
  }
  expect(decided).toBeGreaterThan(500);
});

const KEPT = { ...ADDRESS, id: 7, company: '', isDefaultShipping: false, isDefaultBilling: false };
const PAID = { code: 'vault', title: 'Visa', data: { publicHash: 'f00' } };

/**
 * Pairs of events or contexts that the inspector compares, and whether the shop treats them alike.
 */
const COMPARISONS: [string, object, object, (one: never, other: never) => boolean][] = [
  [
    'an address and the one in the address book',
    { kind: 'saveAddress', id: null, address: KEPT, regionId: 57, existingIds: [3] },
    KEPT,
    (task, saved) => isAlreadyInBook(task, [saved]),
  ],
  ['two addresses of an order', ADDRESS, ADDRESS, isSameAddress],
  [
    'a payment and what is offered',
    PAID,
    PAID,
    (payment, offered) => isOffered(payment, [{ ...SAVED, payment: offered }]),
  ],
];
const SAVED = { kind: 'saved', isExpired: false, wasLast: false } as const;

describe('Redaction preserves equality and difference between', () => {
  it.each(COMPARISONS)('%s', (_, one, other, isSame) => {
    for (const changed of [other, ...changes(other)]) {
      const redactValue = createRedaction();
      expect(isSame(redactValue(one) as never, redactValue(changed) as never)).toBe(
        isSame(one as never, changed as never),
      );
    }
  });
});

/** Copies of an object, each with one of its strings changed. */
function changes(object: object): object[] {
  return Object.entries(object).flatMap(([key, value]): object[] => {
    if (typeof value === 'string') return [{ ...object, [key]: `${value} too` }];
    if (Array.isArray(value)) return [{ ...object, [key]: [...value, 'too'] }];
    if (typeof value !== 'object' || value === null) return [];
    return changes(value).map((inner) => ({ ...object, [key]: inner }));
  });
}

it('Redaction: no personal data of the shopper remains in any context', () => {
  const contexts = EXHIBITS.flatMap(({ parts }) => Object.values(parts).map((one) => one.context));
  const { country_id: _, ...address } = ADDRESS;
  const personal = [address, ROBERTA].flatMap((person) =>
    Object.values(person)
      .flat()
      .filter((text): text is string => typeof text === 'string' && text.length > 2),
  );
  const serialized = JSON.stringify(contexts);
  expect(personal.filter((text) => serialized.includes(text))).toEqual(personal);
  const shown = JSON.stringify(contexts.map((context) => redact(context)));
  expect(personal.filter((text) => shown.includes(text))).toEqual([]);
});
