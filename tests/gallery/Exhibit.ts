import type { AnyMachineSnapshot } from 'xstate';

/** One state of one machine, with what stands around it, as a screen of the shop. */
export interface Exhibit {
  /** The machine that it is about. */
  machine: string;
  /** What makes it another screen than its state alone. */
  note?: string;
  /** The address it is looked at under, without store prefix. */
  path: string;
  search?: string;
  /** The machines' snapshots by systemId; page and app stand for themselves where they are left out. */
  parts: Record<string, AnyMachineSnapshot>;
}

/** The leaves of what a machine is in: one, or one of each region. */
export const leavesOf = ({ _nodes }: AnyMachineSnapshot): string[] =>
  _nodes
    .filter(({ type }: { type: string }) => type === 'atomic' || type === 'final')
    .map(({ path }: { path: string[] }) => path.join('.'));

/** How an exhibit is called in an address: `cart.ready, refused`. */
export function nameOf({ machine, note, parts }: Exhibit): string {
  const snapshot = parts[machine];
  const state = snapshot ? leavesOf(snapshot).join(' + ') : '';
  return `${machine}.${state}${note ? `, ${note}` : ''}`;
}
