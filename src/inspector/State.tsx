import { useState } from 'react';
import type { ChartState } from '../adapters/inspection/chart.ts';
import styles from './Chart.module.css';
import { Countdown } from './Countdown.tsx';

interface StateProps {
  state: ChartState;
  /** The ids of the transitions that the last event caused. */
  taken: ReadonlySet<string>;
  /** The states that were active before the last event. */
  activeBefore: Set<string>;
  /** Due times of the pending delays, in epoch ms, by event type. */
  dueTimes: ReadonlyMap<string, number>;
  isStop: (id: string) => boolean;
  onStop: (id: string) => void;
}

/** A state with its invoked actors, its transitions and its child states. */
export function State(props: StateProps) {
  const { state, taken, activeBefore, dueTimes, isStop, onStop } = props;
  const [, draw] = useState(0);
  const classes = [
    styles.state,
    state.isActive && styles.active,
    state.isActive && !activeBefore.has(state.id) && styles.entered,
    state.type === 'parallel' && styles.parallel,
  ];
  return (
    <section className={classes.filter(Boolean).join(' ')} aria-label={`State ${state.key}`}>
      <header>
        <button
          type="button"
          aria-pressed={isStop(state.id)}
          title={`Pause the shop when it gets to ${state.key}`}
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
        {state.arrows.map((arrow) => (
          <li key={arrow.id} data-is-taken={taken.has(arrow.id) || undefined}>
            {arrow.label}
            {arrow.guard && <i> if {arrow.guard}</i>}
            {arrow.targets.length > 0 && ` → ${arrow.targets.join(', ')}`}
            {arrow.delay !== null && (
              <Countdown
                due={state.isActive ? (dueTimes.get(arrow.event) ?? null) : null}
                ms={arrow.delay}
              />
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
