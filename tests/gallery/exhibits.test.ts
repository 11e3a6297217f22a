import { describe, expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { allMachines } from '../charts/allMachines.ts';
import { leavesOf, nameOf } from './Exhibit.ts';
import { EXHIBITS } from './exhibits/all.ts';
import { UNSEEN } from './exhibits/unseen.ts';

const leaves = (node: AnyStateNode): string[] => {
  const inside = Object.values(node.states).flatMap((child) => leaves(child as AnyStateNode));
  return inside.length > 0 ? inside : [node.path.join('.')];
};
const shown = new Set(
  EXHIBITS.flatMap(({ machine, parts: { [machine]: snapshot } }) =>
    snapshot ? leavesOf(snapshot).map((leaf) => `${machine}.${leaf}`) : [],
  ),
);

describe('Gallery', () => {
  // A machine with a single state has no states to show.
  const several = allMachines().filter(
    ({ machine }) => leaves(machine.root as AnyStateNode).length > 1,
  );
  it.each(several.filter(({ machine }) => !UNSEEN[machine.id]))(
    'shows every state of $machine.id that a shopper sees',
    ({ machine }) => {
      const states = leaves(machine.root as AnyStateNode).map((leaf) => `${machine.id}.${leaf}`);
      expect(
        states.filter((leaf) => !shown.has(leaf) && !UNSEEN[leaf]),
        'A story in tests/gallery/exhibits leads to each, or exhibits/unseen.ts says why none does.',
      ).toEqual([]);
    },
  );

  it('lists as unseen only states that exist and that it does not show', () => {
    const known = allMachines().flatMap(({ machine }) => [
      machine.id,
      ...leaves(machine.root as AnyStateNode).map((leaf) => `${machine.id}.${leaf}`),
    ]);
    const excuses = Object.keys(UNSEEN);
    expect(excuses.filter((name) => !known.includes(name))).toEqual([]);
    expect(excuses.filter((name) => shown.has(name))).toEqual([]);
  });

  it('gives every screen a unique name', () => {
    const names = EXHIBITS.map(nameOf);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
