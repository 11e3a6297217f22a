import { useState, useSyncExternalStore } from 'react';
import { snapshotOf } from '../adapters/inspection/actors.ts';
import type { Moment } from '../adapters/inspection/moments.ts';
import { reserveDockHeight } from '../adapters/inspection/page.ts';
import { type Recording, recordingOf } from '../adapters/inspection/recording.ts';
import {
  idleMachines,
  readOnlyRoot,
  snapshotsAfter,
  type Timeline,
  treeAt,
} from '../adapters/inspection/timeline.ts';
import { dueTimesOf } from '../adapters/inspection/timers.ts';
import { ActorTree } from './ActorTree.tsx';
import { Chart } from './Chart.tsx';
import { Details } from './Details.tsx';
import { EventLog } from './EventLog.tsx';
import { Fallible } from './Fallible.tsx';
import { Faults } from './Faults.tsx';
import styles from './Panel.module.css';
import { SendEvent } from './SendEvent.tsx';
import type { Source } from './source.ts';
import { Toolbar } from './Toolbar.tsx';

export interface OpenedRecording {
  name: string;
  /** The recording itself, to be saved as a file. */
  recording: Recording;
  moments: Moment[];
}

export interface Recordings {
  /** Recordings saved for unexpected errors of this visit, named by debug id. */
  saved: () => { name: string; open: () => OpenedRecording }[];
  /** Replays a recording. */
  open: (recording: Recording, name: string) => OpenedRecording;
}

const NONE: ReadonlyMap<string, number> = new Map();

/**
 * The state inspector: the tree of machines, the statechart and context of one of them, and the
 * event log. It follows the live shop, or shows the past at the event chosen in the log.
 */
export function Panel({ source, ...recordings }: Recordings & { source: Source }) {
  useSyncExternalStore(source.subscribe, source.version);
  const [chosen, setChosen] = useState('app');
  const [opened, setOpened] = useState<OpenedRecording | null>(null);
  const [isCollapsed, setCollapsed] = useState(false);
  const { timeline, moments, at, travel } = useTimeTravel(source, opened);
  const isLive = !timeline;
  const running = source.actors();
  const actor = running.find(({ id }) => id === chosen)?.actor;
  const until = moments.slice(0, at + 1);
  const own = until.filter(({ actorId }) => actorId === chosen);
  const snapshots = timeline
    ? snapshotsAfter(until, timeline.rested)
    : new Map(running.map(({ id, actor }) => [id, snapshotOf(actor)]));
  const snapshot = snapshots.get(chosen);

  return (
    <section
      className={styles.panel}
      ref={reserveDockHeight}
      aria-label="State inspector"
      lang="en"
      data-is-folded={isCollapsed || undefined}
    >
      <Toolbar
        source={source}
        recordings={recordings}
        opened={opened}
        onOpen={(recording) => {
          setOpened(recording);
          travel(null);
          const last = recording?.moments.at(-1)?.actorId;
          if (last) setChosen(last);
        }}
        at={at}
        count={moments.length}
        isLive={isLive}
        onTravel={travel}
        isCollapsed={isCollapsed}
        onFold={setCollapsed}
      />
      <div className={styles.columns} hidden={isCollapsed}>
        <Fallible resetKey={opened}>
          <ActorTree
            actors={timeline ? treeAt(timeline, at) : running}
            chosen={chosen}
            onChoose={setChosen}
            snapshotOf={(id) => snapshots.get(id)}
          />
          <div className={styles.middle}>
            {snapshot ? (
              <Chart
                actorId={chosen}
                snapshot={snapshot}
                moments={own}
                isLive={isLive}
                dueTimes={isLive && actor ? dueTimesOf(actor) : NONE}
                source={source}
              />
            ) : (
              <p className={styles.note}>Nothing is known of “{chosen}” at this moment.</p>
            )}
          </div>
          <div className={styles.side}>
            {isLive && actor && <SendEvent key={chosen} actor={actor} />}
            <Details
              snapshot={snapshot}
              app={isLive ? source.app : readOnlyRoot(source.app, snapshots)}
            />
            <Faults app={source.app} />
          </div>
          <EventLog
            moments={moments}
            at={at}
            chosen={chosen}
            onTravel={travel}
            onChoose={setChosen}
          />
        </Fallible>
      </div>
    </section>
  );
}

/**
 * The events to show, and the shown one. A travel records the live events up to now, so that the
 * shown past does not move while the shop goes on.
 */
function useTimeTravel(source: Source, opened: OpenedRecording | null) {
  const [journey, setJourney] = useState<{ timeline: Timeline; at: number } | null>(null);
  const timeline = journey?.timeline ?? (opened && { ...opened, rested: [] });
  const moments = timeline?.moments ?? source.moments();
  const recordLive = (): Timeline => ({
    recording: recordingOf(source.recorder.entries, null),
    moments,
    // A machine that has begun since the last render is not idle.
    rested: idleMachines(source.moments(), source.actors()),
  });
  return {
    /** The shown timeline; null while the panel follows the live shop. */
    timeline,
    moments,
    /** Index of the shown event. */
    at: journey?.at ?? moments.length - 1,
    /** Shows the event at an index; null shows the last event of the opened recording or the shop. */
    travel: (to: number | null) =>
      setJourney(to === null ? null : { timeline: timeline ?? recordLive(), at: to }),
  };
}
