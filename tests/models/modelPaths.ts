import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  getInitialSnapshot,
  getNextSnapshot,
} from 'xstate';

/** An action, with the states before and after it. */
export interface ModelStep {
  action: string;
  from: string;
  to: string;
}

/**
 * Computes few long paths through a model that together take every transition, loops included. A
 * path continues to the nearest transition not taken yet; a new path begins only where none can be
 * reached.
 */
export function modelPaths<Machine extends AnyStateMachine>(
  expectations: Machine,
  actions: readonly EventFromLogic<Machine>['type'][],
): { states: number; transitions: number; paths: ModelStep[][] } {
  const machine: AnyStateMachine = expectations;
  const first = getInitialSnapshot(machine) as AnyMachineSnapshot;
  const found = new Map([[nameOf(first), first]]);
  const steps: ModelStep[] = [];
  for (const [from, snapshot] of found) {
    for (const action of actions) {
      if (!snapshot.can({ type: action })) continue;
      const next = getNextSnapshot(machine, snapshot, { type: action }) as AnyMachineSnapshot;
      const to = nameOf(next);
      steps.push({ action, from, to });
      if (!found.has(to)) found.set(to, next);
    }
  }
  const remaining = new Set(steps);
  const paths: ModelStep[][] = [];
  while (remaining.size > 0) {
    const path: ModelStep[] = [];
    let at = nameOf(first);
    for (
      let on = pathToNewTransition(at, steps, remaining);
      on;
      on = pathToNewTransition(at, steps, remaining)
    ) {
      for (const step of on) remaining.delete(step);
      path.push(...on);
      at = path.at(-1)?.to ?? at;
    }
    paths.push(path);
  }
  return { states: found.size, transitions: steps.length, paths };
}

const nameOf = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** The shortest path from a state that ends with a transition not taken yet. */
function pathToNewTransition(
  from: string,
  steps: ModelStep[],
  remaining: Set<ModelStep>,
): ModelStep[] | undefined {
  const paths: ModelStep[][] = [[]];
  const visited = new Set([from]);
  for (const path of paths) {
    const current = path.at(-1)?.to ?? from;
    for (const step of steps.filter((step) => step.from === current)) {
      if (remaining.has(step)) return [...path, step];
      if (visited.has(step.to)) continue;
      visited.add(step.to);
      paths.push([...path, step]);
    }
  }
  return undefined;
}
