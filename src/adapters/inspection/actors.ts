import type { AnyActor, AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { redact } from '../../lib/redact.ts';
import { isMachine } from './isMachine.ts';

export interface RunningActor {
  id: string;
  actor: AnyActor;
  /** The number of machines above this one; 0 for the root. */
  depth: number;
}

/** An actor's id, redacted: a toast's id is its text, which may contain a name. */
export const idOf = (actor: AnyActor): string => String(redact(actor.systemId ?? actor.id));

/** Lists the running machines depth first: each after its parent. */
export function runningActors(app: AnyActorRef): RunningActor[] {
  const root = app as AnyActor;
  const known = new Set<AnyActor>([root, ...Object.values<AnyActor>(root.system.getAll())]);
  for (const actor of known) {
    const { children } = actor.getSnapshot() as Partial<AnyMachineSnapshot>;
    for (const child of Object.values(children ?? {})) if (child) known.add(child as AnyActor);
  }
  const machines = [...known].filter(isMachine);
  const descendantsOf = (parent: AnyActor, depth: number): RunningActor[] =>
    machines
      .filter((actor) => actor !== root && machinesAbove(actor).at(-1) === parent)
      .flatMap((actor) => [{ id: idOf(actor), actor, depth }, ...descendantsOf(actor, depth + 1)]);
  return [{ id: idOf(root), actor: root, depth: 0 }, ...descendantsOf(root, 1)];
}

/**
 * The machines above an actor, root first. Skips the loader actors between a lazy machine and its
 * parent.
 */
export function machinesAbove(actor: AnyActor): AnyActor[] {
  const parent = actor._parent as AnyActor | undefined;
  if (!parent) return [];
  return isMachine(parent) ? [...machinesAbove(parent), parent] : machinesAbove(parent);
}

/** The snapshot of an actor that `isMachine` has recognised. */
export const snapshotOf = (actor: AnyActor): AnyMachineSnapshot =>
  actor.getSnapshot() as AnyMachineSnapshot;
