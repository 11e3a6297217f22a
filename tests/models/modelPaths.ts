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
  const remaining = new Set(steps);
  const ways: ModelStep[][] = [];
  while (remaining.size > 0) {
    const path: ModelStep[] = [];
    let at = nameOf(first);
    for (let on = wayOn(at, steps, remaining); on; on = wayOn(at, steps, remaining)) {
      for (const step of on) remaining.delete(step);
      path.push(...on);
      at = path.at(-1)?.to ?? at;
    }
    ways.push(path);
  }
  return { states: found.size, transitions: steps.length, ways };
}

const nameOf = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** The shortest way from a state over a transition that is left, with that one at its end. */
function wayOn(
  from: string,
  steps: ModelStep[],
  remaining: Set<ModelStep>,
): ModelStep[] | undefined {
  const ways: ModelStep[][] = [[]];
  const visited = new Set([from]);
  for (const path of ways) {
    const current = path.at(-1)?.to ?? from;
    for (const step of steps.filter((one) => one.from === current)) {
      if (remaining.has(step)) return [...path, step];
      if (visited.has(step.to)) continue;
      visited.add(step.to);
      ways.push([...path, step]);
    }
  }
  return undefined;
}
