import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { eventName, guardName } from './arrowNames.ts';

/** A transition as the panel draws it. */
interface ChartArrow {
  /** The transition's id, as in `transitionIds`. */
  id: string;
  event: string;
  /** The event's readable label: `readCustomer done`, `after 750 ms`. */
  label: string;
  guard: string;
  targets: string[];
  /** Delay of a delayed transition, in ms; NaN if it cannot be computed; else null. */
  delay: number | null;
}

/** A state as the panel draws it, with its child states. */
export interface ChartState {
  id: string;
  key: string;
  type: string;
  isActive: boolean;
  tags: string[];
  calls: string[];
  arrows: ChartArrow[];
  states: ChartState[];
}

/**
 * Converts a machine's definition to a tree of states, with the snapshot's active states marked.
 */
export function chartOf(snapshot: AnyMachineSnapshot): ChartState {
  const active = new Set<string>(snapshot._nodes.map(({ id }: AnyStateNode) => id));
  return stateOf(snapshot.machine.root as AnyStateNode, active, snapshot);
}

function stateOf(
  node: AnyStateNode,
  active: Set<string>,
  snapshot: AnyMachineSnapshot,
): ChartState {
  const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return {
    id: node.id,
    key: node.key,
    type: node.type,
    isActive: active.has(node.id),
    tags: [...node.tags],
    calls: node.invoke.map(({ id, src }) => (typeof src === 'string' ? src : id)),
    arrows: transitions.map(({ eventType, guard, target }, index) => ({
      id: `${node.id} ${index}`,
      event: eventType,
      label: eventName(eventType, node),
      guard: guardName(guard),
      targets: (target ?? []).map((to: AnyStateNode) => to.path.join('.') || to.key),
      delay: delayOf(eventType, snapshot),
    })),
    states: Object.values(node.states).map((child) =>
      stateOf(child as AnyStateNode, active, snapshot),
    ),
  };
}

function delayOf(type: string, { machine, context }: AnyMachineSnapshot): number | null {
  const [, name = ''] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  if (!name) return null;
  const delay = (machine.implementations.delays as Record<string, unknown>)[name] ?? Number(name);
  try {
    return Number(typeof delay === 'function' ? delay({ context }, undefined) : delay);
  } catch {
    return null;
  }
}
