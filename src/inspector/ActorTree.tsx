import type { AnyMachineSnapshot } from 'xstate';
import styles from './Panel.module.css';

interface ActorTreeProps {
  actors: { id: string; depth: number }[];
  chosen: string;
  onChoose: (id: string) => void;
  /** A machine's snapshot at the shown moment; undefined if it is not known. */
  snapshotOf: (id: string) => AnyMachineSnapshot | undefined;
}

/** The tree of machines, each with its state. */
export function ActorTree({ actors, chosen, onChoose, snapshotOf }: ActorTreeProps) {
  return (
    <nav className={styles.tree} aria-label="Machines">
      {actors.map(({ id, depth }) => {
        const snapshot = snapshotOf(id);
        return (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            style={{ paddingInlineStart: `${0.75 + depth}rem` }}
            onClick={() => onChoose(id)}
          >
            <b>{id}</b> {snapshot && <small>{valueText(snapshot.value)}</small>}
          </button>
        );
      })}
    </nav>
  );
}

/** Formats a state value on one line: `open.running`. */
function valueText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => {
      const text = valueText(inner);
      return text ? `${key}.${text}` : key;
    })
    .join(' · ');
}
