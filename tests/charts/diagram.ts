import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { eventName, guardName } from '../../src/adapters/inspection/arrowNames.ts';
import { effectsOf, type Transition, transitionsOf } from './transitions.ts';

/** A machine as a Mermaid state diagram. */
export function diagram(machine: AnyStateMachine): string {
  const root = machine.root as AnyStateNode;
  const lines =
    // Mermaid divides only the inside of a state into regions.
    root.type === 'parallel' ? insideLines(root, '  ') : childLines(root, '  ');
  return ['stateDiagram-v2', ...lines].join('\n');
}

/**
 * The transitions of the root state, as a list: arrows from every state would clutter the chart.
 */
export function rootTransitions(machine: AnyStateMachine): string[] {
  const root = machine.root as AnyStateNode;
  return transitionsOf(root).map((transition) => {
    const { target = [] } = transition;
    const guard = guardName(transition.guard);
    const does = effectsOf(transition);
    return [
      `\`${eventName(transition.eventType, root)}\``,
      guard && `if ${guard}`,
      target.length > 0 &&
        `goes to ${target.map(({ path }) => path.join('.') || 'the start').join(', ')}`,
      does.length > 0 && `does ${does.join(', ')}`,
      target.length + does.length === 0 && 'does nothing',
    ]
      .filter(Boolean)
      .join(' ');
  });
}

const idOf = (node: AnyStateNode): string => node.path.join('_') || 'whole';

function childLines(node: AnyStateNode, indent: string): string[] {
  const children = Object.values(node.states) as AnyStateNode[];
  const initial = node.type === 'compound' ? node.initial.target[0] : undefined;
  const lines = initial ? [`${indent}[*] --> ${idOf(initial)}`] : [];
  children.forEach((child, index) => {
    if (node.type === 'parallel' && index > 0) lines.push(`${indent}--`);
    lines.push(...stateLines(child, indent));
  });
  return lines;
}

const insideLines = (node: AnyStateNode, indent: string): string[] => [
  `${indent}state "${node.key}" as ${idOf(node)} {`,
  ...childLines(node, `${indent}  `),
  `${indent}}`,
];

function stateLines(node: AnyStateNode, indent: string): string[] {
  const hasChildren = Object.keys(node.states).length > 0;
  const own = hasChildren
    ? insideLines(node, indent)
    : [`${indent}state "${node.key}" as ${idOf(node)}`];
  if (node.type === 'final') return [...own, `${indent}${idOf(node)} --> [*]`];
  const transitions = transitionsOf(node);
  return [
    ...own,
    ...ignoredLines(node, transitions.filter(isBlocking), indent),
    ...transitions.flatMap((transition) => arrowLines(node, transition, indent)),
  ];
}

/** Whether a transition only keeps its event from the states above. */
const isBlocking = ({ target = [], actions }: Transition): boolean =>
  target.length === 0 && actions.length === 0;

/** The events that a state ignores: inside its box, or as a note if the box contains states. */
function ignoredLines(node: AnyStateNode, blocking: Transition[], indent: string): string[] {
  const texts = blocking.map((transition) => `ignores ${labelOf(node, transition)}`);
  const hasChildren = Object.keys(node.states).length > 0;
  if (!hasChildren) return texts.map((text) => `${indent}${idOf(node)} : ${text}`);
  if (texts.length === 0) return [];
  return [
    `${indent}note right of ${idOf(node)}`,
    ...texts.map((text) => `${indent}  ${text}`),
    `${indent}end note`,
  ];
}

function arrowLines(node: AnyStateNode, transition: Transition, indent: string): string[] {
  if (isBlocking(transition)) return [];
  const effects = effectsOf(transition).join(', ');
  const label = [labelOf(node, transition), effects].filter(Boolean).join(' / ');
  const { target = [node] } = transition;
  return target.map((to) => `${indent}${idOf(node)} --> ${idOf(to)} : ${label}`);
}

/** A transition's event and guard. Mermaid reserves some characters. */
function labelOf(node: AnyStateNode, { eventType, guard }: Transition): string {
  const condition = guardName(guard);
  const name = eventName(eventType, node);
  return (condition ? `${name} [${condition}]` : name).replace(/[:;#]/g, ' ');
}
