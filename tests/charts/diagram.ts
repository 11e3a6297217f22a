import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { eventName, guardName } from '../../src/adapters/inspection/arrowNames.ts';
import { actionsOf, type Transition, transitionsOf } from './transitions.ts';

/** A machine as a Mermaid state diagram. */
export function diagram(machine: AnyStateMachine): string {
  const root = machine.root as AnyStateNode;
  return ['stateDiagram-v2', ...childLines(root, root, '  ')].join('\n');
}

/**
 * The transitions of the root state, as a list: arrows from every state would clutter the chart.
 */
export function rootTransitions(machine: AnyStateMachine): string[] {
  const root = machine.root as AnyStateNode;
  return transitionsOf(root).map((transition) => {
    const { target = [] } = transition;
    const guard = guardName(transition.guard);
    const does = actionsOf(transition).map(({ type }) => type);
    return [
      `\`${eventName(transition.eventType, root)}\``,
      guard && `if ${guard}`,
      target.length > 0 &&
        `goes to ${target.map(({ path }) => path.join('.') || 'the start').join(', ')}`,
      does.length > 0 && `does ${does.join(', ')}`,
    ]
      .filter(Boolean)
      .join(' ');
  });
}

const idOf = (node: AnyStateNode): string => node.path.join('_') || 'whole';

function childLines(node: AnyStateNode, root: AnyStateNode, indent: string): string[] {
  const children = Object.values(node.states) as AnyStateNode[];
  const initial = node.type === 'compound' ? node.initial.target[0] : undefined;
  const lines = initial ? [`${indent}[*] --> ${idOf(initial)}`] : [];
  children.forEach((child, index) => {
    if (node.type === 'parallel' && index > 0) lines.push(`${indent}--`);
    lines.push(...stateLines(child, root, indent));
  });
  return lines;
}

function stateLines(node: AnyStateNode, root: AnyStateNode, indent: string): string[] {
  const hasChildren = Object.keys(node.states).length > 0;
  const own = hasChildren
    ? [
        `${indent}state "${node.key}" as ${idOf(node)} {`,
        ...childLines(node, root, `${indent}  `),
        `${indent}}`,
      ]
    : [`${indent}state "${node.key}" as ${idOf(node)}`];
  if (node.type === 'final') return [...own, `${indent}${idOf(node)} --> [*]`];
  return [
    ...own,
    ...transitionsOf(node).flatMap((transition) => arrowLines(node, transition, indent)),
  ];
}

function arrowLines(node: AnyStateNode, transition: Transition, indent: string): string[] {
  const { target = [] } = transition;
  const name = eventName(transition.eventType, node);
  const guard = guardName(transition.guard);
  const label = guard ? `${name} [${guard}]` : name;
  if (target.length > 0) {
    return target.map((to) => `${indent}${idOf(node)} --> ${idOf(to)} : ${safe(label)}`);
  }
  const does = actionsOf(transition).map(({ type }) => type);
  return does.length > 0
    ? [`${indent}${idOf(node)} --> ${idOf(node)} : ${safe(`${label} / ${does.join(', ')}`)}`]
    : [];
}

/** Mermaid reserves these words. */
const safe = (text: string): string => text.replace(/[:;#]/g, ' ');
