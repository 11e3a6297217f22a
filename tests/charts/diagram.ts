import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { eventName, guardName } from '../../src/adapters/inspection/arrowNames.ts';
import { effectsOf, statesOf, type Transition, transitionsOf } from './transitions.ts';

/** A Mermaid state diagram of a state's inside. */
interface Diagram {
  /** The path of the state; empty for the whole machine. */
  path: string;
  text: string;
}

/** A larger chart is unreadable: the states inside its states get charts of their own. */
const MAX_STATES = 12;

/** The charts of a machine: an overview, and one of each state that the overview shows closed. */
export const diagrams = ({ root }: AnyStateMachine, maxStates: number = MAX_STATES): Diagram[] =>
  diagramsOf(root as AnyStateNode, maxStates);

function diagramsOf(within: AnyStateNode, maxStates: number): Diagram[] {
  if (!hasChildren(within)) return [];
  const isLarge = statesOf(within).length - 1 > maxStates;
  const view: View = { within, areChildrenClosed: isLarge, elsewhere: new Map() };
  const lines =
    // Mermaid divides only the inside of a state into regions.
    within.type === 'parallel' ? insideLines(within, '  ', view) : childLines(within, '  ', view);
  const elsewhere = [...view.elsewhere].map(([id, path]) => `  state "${path}" as ${id}`);
  return [
    { path: within.path.join('.'), text: ['stateDiagram-v2', ...elsewhere, ...lines].join('\n') },
    ...(isLarge ? childrenOf(within).flatMap((child) => diagramsOf(child, maxStates)) : []),
  ];
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

/** The part of a machine that one chart shows. */
interface View {
  /** The state whose inside is drawn. */
  within: AnyStateNode;
  /** Whether its children are drawn without the states inside them. */
  areChildrenClosed: boolean;
  /** The paths of states outside that arrows lead to, by id. */
  elsewhere: Map<string, string>;
}

const childrenOf = (node: AnyStateNode) => Object.values(node.states) as AnyStateNode[];

const hasChildren = (node: AnyStateNode): boolean => childrenOf(node).length > 0;

const idOf = (node: AnyStateNode): string => node.path.join('_') || 'whole';

const isInside = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node !== outer && outer.path.every((key, index) => node.path[index] === key);

function childLines(node: AnyStateNode, indent: string, view: View): string[] {
  const initial = node.type === 'compound' ? node.initial.target[0] : undefined;
  const lines = initial ? [`${indent}[*] --> ${idOf(initial)}`] : [];
  childrenOf(node).forEach((child, index) => {
    if (node.type === 'parallel' && index > 0) lines.push(`${indent}--`);
    lines.push(...stateLines(child, indent, view));
  });
  return lines;
}

const insideLines = (node: AnyStateNode, indent: string, view: View): string[] => [
  `${indent}state "${node.key}" as ${idOf(node)} {`,
  ...childLines(node, `${indent}  `, view),
  `${indent}}`,
];

function stateLines(node: AnyStateNode, indent: string, view: View): string[] {
  const isOpen = hasChildren(node) && !view.areChildrenClosed;
  const own = isOpen
    ? insideLines(node, indent, view)
    : [`${indent}state "${node.key}${hasChildren(node) ? ' …' : ''}" as ${idOf(node)}`];
  if (node.type === 'final') return [...own, `${indent}${idOf(node)} --> [*]`];
  const transitions = transitionsOf(node);
  return [
    ...own,
    ...ignoredLines(node, isOpen, transitions.filter(isBlocking), indent),
    ...transitions.flatMap((transition) => arrowLines(node, transition, indent, view)),
    ...(isOpen ? [] : leavingLines(node, indent, view)),
  ];
}

/** Whether a transition only keeps its event from the states above. */
const isBlocking = ({ target = [], actions }: Transition): boolean =>
  target.length === 0 && actions.length === 0;

/** The events that a state ignores: inside its box, or as a note if the box contains states. */
function ignoredLines(
  node: AnyStateNode,
  isOpen: boolean,
  blocking: Transition[],
  indent: string,
): string[] {
  const texts = blocking.map((transition) => `ignores ${labelOf(node, transition)}`);
  if (!isOpen) return texts.map((text) => `${indent}${idOf(node)} : ${text}`);
  if (texts.length === 0) return [];
  return [
    `${indent}note right of ${idOf(node)}`,
    ...texts.map((text) => `${indent}  ${text}`),
    `${indent}end note`,
  ];
}

function arrowLines(
  node: AnyStateNode,
  transition: Transition,
  indent: string,
  view: View,
): string[] {
  if (isBlocking(transition)) return [];
  const effects = effectsOf(transition).join(', ');
  const label = [labelOf(node, transition), effects].filter(Boolean).join(' / ');
  const { target = [node] } = transition;
  return target.map((to) => {
    const shown = shownAs(to, view);
    const inner = isInside(to, shown) ? ` (${to.path.slice(shown.path.length).join('.')})` : '';
    return `${indent}${idOf(node)} --> ${idOf(shown)} : ${label}${inner}`;
  });
}

/** The arrows that leave a closed state from inside: its own chart has their labels. */
function leavingLines(node: AnyStateNode, indent: string, view: View): string[] {
  const targets = statesOf(node)
    .slice(1)
    .flatMap((inner) => transitionsOf(inner).flatMap(({ target = [] }) => target))
    .filter((target) => target !== node && !isInside(target, node))
    .map((target) => idOf(shownAs(target, view)));
  return [...new Set(targets)].map((target) => `${indent}${idOf(node)} --> ${target}`);
}

/** The state that a chart shows for a target: itself, the closed state around it, or one elsewhere. */
function shownAs(target: AnyStateNode, { within, areChildrenClosed, elsewhere }: View) {
  if (isInside(target, within)) {
    const child = childrenOf(within).find((other) => other === target || isInside(target, other));
    return areChildrenClosed && child ? child : target;
  }
  elsewhere.set(idOf(target), target.path.join('.') || 'the start');
  return target;
}

/** A transition's event and guard. Mermaid reserves some characters. */
function labelOf(node: AnyStateNode, { eventType, guard }: Transition): string {
  const condition = guardName(guard);
  const name = eventName(eventType, node);
  return (condition ? `${name} [${condition}]` : name).replace(/[:;#]/g, ' ');
}
