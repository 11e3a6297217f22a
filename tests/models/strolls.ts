import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  getInitialSnapshot,
  getNextSnapshot,
} from 'xstate';

/** One deed, and the states around it. */
export interface Stride {
  deed: string;
  from: string;
  to: string;
}

/**
 * Few long ways through a belief that together take every transition of it, the loops as well: one
 * goes on from where it is to the nearest transition that was not taken yet, and begins anew only
 * where there is no way to one.
 */
export function strolls<Belief extends AnyStateMachine>(
  belief: Belief,
  deeds: readonly EventFromLogic<Belief>['type'][],
): { states: number; transitions: number; ways: Stride[][] } {
  const machine: AnyStateMachine = belief;
  const first = getInitialSnapshot(machine) as AnyMachineSnapshot;
  const found = new Map([[nameOf(first), first]]);
  const strides: Stride[] = [];
  for (const [from, snapshot] of found) {
    for (const deed of deeds) {
      if (!snapshot.can({ type: deed })) continue;
      const next = getNextSnapshot(machine, snapshot, { type: deed }) as AnyMachineSnapshot;
      const to = nameOf(next);
      strides.push({ deed, from, to });
      if (!found.has(to)) found.set(to, next);
    }
  }
  const left = new Set(strides);
  const ways: Stride[][] = [];
  while (left.size > 0) {
    const way: Stride[] = [];
    let at = nameOf(first);
    for (let on = wayOn(at, strides, left); on; on = wayOn(at, strides, left)) {
      for (const stride of on) left.delete(stride);
      way.push(...on);
      at = way.at(-1)?.to ?? at;
    }
    ways.push(way);
  }
  return { states: found.size, transitions: strides.length, ways };
}

const nameOf = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** The shortest way from a state over a transition that is left, with that one at its end. */
function wayOn(from: string, strides: Stride[], left: Set<Stride>): Stride[] | undefined {
  const ways: Stride[][] = [[]];
  const seen = new Set([from]);
  for (const way of ways) {
    const here = way.at(-1)?.to ?? from;
    for (const stride of strides.filter((one) => one.from === here)) {
      if (left.has(stride)) return [...way, stride];
      if (seen.has(stride.to)) continue;
      seen.add(stride.to);
      ways.push([...way, stride]);
    }
  }
  return undefined;
}
