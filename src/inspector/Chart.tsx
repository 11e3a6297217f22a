import { useEffect, useRef } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { chartOf } from '../adapters/inspection/chart.ts';
import type { Moment } from '../adapters/inspection/moments.ts';
import styles from './Chart.module.css';
import { State } from './State.tsx';
import type { Source } from './source.ts';

interface ChartProps {
  actorId: string;
  snapshot: AnyMachineSnapshot;
  /** The machine's own events, up to the shown one. */
  moments: Moment[];
  isLive: boolean;
  /** Due times of the pending delays, in epoch ms, by event type. */
  dueTimes: ReadonlyMap<string, number>;
  source: Source;
}

const SCROLL_OPTIONS = { block: 'nearest' } as const;

/**
 * The statechart of one machine as nested boxes, with active states and last transitions marked.
 */
export function Chart({ actorId, snapshot, moments, isLive, dueTimes, source }: ChartProps) {
  const chart = useRef<HTMLDivElement>(null);
  const root = chartOf(snapshot);
  const last = moments.at(-1);
  // Scroll to the transition taken only while stepping through the past: a live chart would jump.
  useEffect(() => {
    if (!isLive) chart.current?.querySelector('[data-is-taken]')?.scrollIntoView(SCROLL_OPTIONS);
  }, [isLive, last]);
  const before = moments.at(-2)?.after;
  const activeBefore = new Set(before ? before._nodes.map(({ id }: { id: string }) => id) : []);
  return (
    <div className={styles.chart} ref={chart}>
      <p className={styles.caption}>
        <b>{actorId}</b>
        {last && (
          <>
            {' '}
            last heard <code>{last.event.type}</code>
            {last.hasFailed && <strong> and failed</strong>}
          </>
        )}
      </p>
      <State
        state={root}
        taken={last?.taken() ?? new Set()}
        activeBefore={activeBefore}
        dueTimes={dueTimes}
        isStop={(id) => source.stops.has(`${actorId} ${id}`)}
        onStop={(id) => {
          const stop = `${actorId} ${id}`;
          if (!source.stops.delete(stop)) source.stops.add(stop);
        }}
      />
    </div>
  );
}
