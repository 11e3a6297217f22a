import type { AnyMachineSnapshot } from 'xstate';

/** A state of a machine, shown as a screen of the shop. */
export interface Exhibit {
  /** The machine whose state is shown. */
  machine: string;
  /** Distinguishes exhibits of the same state. */
  note?: string;
  /** The address of the screen, without store prefix. */
  path: string;
  search?: string;
  /** The machines' snapshots by systemId; page and app stand for themselves where they are left out. */
  parts: Record<string, AnyMachineSnapshot>;
}

/** The active leaf states: one, or one of each region. */
export const leavesOf = ({ _nodes }: AnyMachineSnapshot): string[] =>
  _nodes
    .filter(({ type }: { type: string }) => type === 'atomic' || type === 'final')
    .map(({ path }: { path: string[] }) => path.join('.'));

/** The exhibit's name in a URL: `cart.ready, refused`. */
export function nameOf({ machine, note, parts }: Exhibit): string {
  const snapshot = parts[machine];
  const state = snapshot ? leavesOf(snapshot).join(' + ') : '';
  return `${machine}.${state}${note ? `, ${note}` : ''}`;
}
