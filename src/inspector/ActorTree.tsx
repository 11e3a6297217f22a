import { snapshotOf } from '../adapters/inspection/actors.ts';
import styles from './Panel.module.css';
import type { Source } from './source.ts';

interface ActorTreeProps {
  actors: { id: string; depth: number }[];
  chosen: string;
  onChoose: (id: string) => void;
  source: Source;
}

/** Who runs under whom, by systemId, each with the state it is in. */
export function ActorTree({ actors, chosen, onChoose, source }: ActorTreeProps) {
  const running = new Map(source.actors().map(({ id, actor }) => [id, actor]));
  return (
    <nav className={styles.tree} aria-label="Machines">
      {actors.map(({ id, depth }) => {
        const actor = running.get(id);
        return (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            style={{ paddingInlineStart: `${0.75 + depth}rem` }}
            onClick={() => onChoose(id)}
          >
            <b>{id}</b> {actor && <small>{valueText(snapshotOf(actor).value)}</small>}
          </button>
        );
      })}
    </nav>
  );
}

/** A state's value on one line: `open.running`. */
export function valueText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => {
      const text = valueText(inner);
      return text ? `${key}.${text}` : key;
    })
    .join(' · ');
}
