import { useState } from 'react';
import type { ChartArrow, ChartState } from '../adapters/inspection/chart.ts';
import styles from './Chart.module.css';
import { Countdown } from './Countdown.tsx';

interface StateProps {
  state: ChartState;
  justHeard: string | null;
  /** The states that were active before the last event. */
  left: Set<string>;
  /** Since when a state is active, epoch ms; null where that is not known. */
  since: (id: string) => number | null;
  isLive: boolean;
  isStop: (id: string) => boolean;
  onStop: (id: string) => void;
}

/** A state with the states inside it, the calls that run in it and the ways out of it. */
export function State(props: StateProps) {
  const { state, left, isStop, onStop } = props;
  const [, draw] = useState(0);
  const classes = [
    styles.state,
    state.isActive && styles.active,
    state.isActive && !left.has(state.id) && styles.entered,
    state.type === 'parallel' && styles.parallel,
  ];
  return (
    <section className={classes.filter(Boolean).join(' ')} aria-label={`State ${state.key}`}>
      <header>
        <button
          type="button"
          aria-pressed={isStop(state.id)}
          title={`Stop the shop when it gets to ${state.key}`}
          onClick={() => {
            onStop(state.id);
            draw((times) => times + 1);
          }}
        >
          <span aria-hidden="true">{isStop(state.id) ? '◉' : '○'}</span> {state.key}
        </button>
        {state.isActive && <em>active</em>}
        {state.calls.map((call) => (
          <code key={call}>{call}</code>
        ))}
      </header>
      <ul>
        {state.arrows.map((arrow, at) => (
          <li key={at} data-is-taken={isTaken(arrow, props) || undefined}>
            {arrow.label}
            {arrow.guard && <i> if {arrow.guard}</i>}
            {arrow.targets.length > 0 && ` → ${arrow.targets.join(', ')}`}
            {arrow.delay !== null && state.isActive && props.isLive && (
              <Countdown since={props.since(state.id)} ms={arrow.delay} />
            )}
          </li>
        ))}
      </ul>
      {state.states.length > 0 && (
        <div className={styles.inside}>
          {state.states.map((child) => (
            <State {...props} key={child.id} state={child} />
          ))}
        </div>
      )}
    </section>
  );
}

const isTaken = ({ event }: ChartArrow, { state, left, justHeard }: StateProps): boolean =>
  event === justHeard && left.has(state.id);
