import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  getInitialSnapshot,
  getNextSnapshot,
} from 'xstate';

/** One deed, and the states around it. */
export interface ModelStep {
  deed: string;
  from: string;
  to: string;
}

/**
 * Few long ways through a belief that together take every transition of it, the loops as well: one
 * goes on from where it is to the nearest transition that was not taken yet, and begins anew only
 * where there is no way to one.
 */
export function modelPaths<Belief extends AnyStateMachine>(
  belief: Belief,
  deeds: readonly EventFromLogic<Belief>['type'][],
): { states: number; transitions: number; ways: ModelStep[][] } {
  const machine: AnyStateMachine = belief;
  const first = getInitialSnapshot(machine) as AnyMachineSnapshot;
  const found = new Map([[nameOf(first), first]]);
  const steps: ModelStep[] = [];
  for (const [from, snapshot] of found) {
    for (const deed of deeds) {
      if (!snapshot.can({ type: deed })) continue;
      const next = getNextSnapshot(machine, snapshot, { type: deed }) as AnyMachineSnapshot;
      const to = nameOf(next);
      steps.push({ deed, from, to });
      if (!found.has(to)) found.set(to, next);
    }
  }
  const left = new Set(steps);
  const ways: ModelStep[][] = [];
  while (left.size > 0) {
    const way: ModelStep[] = [];
    let at = nameOf(first);
    for (let on = wayOn(at, steps, left); on; on = wayOn(at, steps, left)) {
      for (const step of on) left.delete(step);
      way.push(...on);
      at = way.at(-1)?.to ?? at;
    }
    ways.push(way);
  }
  return { states: found.size, transitions: steps.length, ways };
}

const nameOf = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** The shortest way from a state over a transition that is left, with that one at its end. */
function wayOn(from: string, steps: ModelStep[], left: Set<ModelStep>): ModelStep[] | undefined {
  const ways: ModelStep[][] = [[]];
  const seen = new Set([from]);
  for (const way of ways) {
    const here = way.at(-1)?.to ?? from;
    for (const step of steps.filter((one) => one.from === here)) {
      if (left.has(step)) return [...way, step];
      if (seen.has(step.to)) continue;
      seen.add(step.to);
      ways.push([...way, step]);
    }
  }
  return undefined;
}
