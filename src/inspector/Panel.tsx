import { useState, useSyncExternalStore } from 'react';
import { snapshotOf } from '../adapters/inspection/actors.ts';
import type { Moment } from '../adapters/inspection/moments.ts';
import { hasRested, pastShop, snapshotsAfter } from '../adapters/inspection/past.ts';
import { type Recording, treeOf } from '../adapters/inspection/recording.ts';
import { duesOf } from '../adapters/inspection/timers.ts';
import { ActorTree } from './ActorTree.tsx';
import { Chart } from './Chart.tsx';
import { Details } from './Details.tsx';
import { EventLog } from './EventLog.tsx';
import { Faults } from './Faults.tsx';
import styles from './Panel.module.css';
import { SendEvent } from './SendEvent.tsx';
import type { Source } from './source.ts';
import { Toolbar } from './Toolbar.tsx';

export interface OpenedRecording {
  name: string;
  /** As it was kept, to be saved as a file. */
  recording: Recording;
  moments: Moment[];
}

export interface Recordings {
  /** Those that were kept for unexpected errors of this visit, by debug id. */
  kept: () => { name: string; open: () => OpenedRecording }[];
  /** Plays one. */
  open: (recording: Recording, name: string) => OpenedRecording;
}

const NONE: ReadonlyMap<string, number> = new Map();

/**
 * The state inspector: who runs, the chart of one of them, what it holds, what has happened. At
 * the end of the log it shows the present; a line of the log shows the shop as it was then.
 */
export function Panel({ source, ...recordings }: Recordings & { source: Source }) {
  useSyncExternalStore(source.subscribe, source.version);
  const [chosen, setChosen] = useState('app');
  const [opened, setOpened] = useState<OpenedRecording | null>(null);
  const [isFolded, setIsFolded] = useState(false);
  /** What is travelled in: it does not grow meanwhile. */
  const [journey, setJourney] = useState<{ moments: Moment[]; at: number } | null>(null);

  const running = source.actors();
  const moments = opened?.moments ?? journey?.moments ?? source.moments();
  const ids = opened ? treeOf(opened.recording) : running;
  const isLive = !opened && !journey;
  const until = journey?.at ?? moments.length - 1;
  const travel = (at: number | null) => setJourney(at === null ? null : { moments, at });
  const actor = running.find(({ id }) => id === chosen)?.actor;
  const past = moments.slice(0, until + 1);
  const own = past.filter(({ actorId }) => actorId === chosen);
  const known = isLive
    ? new Map(running.map(({ id, actor }) => [id, snapshotOf(actor)]))
    : snapshotsAfter(past, opened ? [] : running.filter(hasRested(moments)));
  const snapshot = known.get(chosen);

  return (
    <section
      className={styles.panel}
      aria-label="State inspector"
      lang="en"
      data-is-folded={isFolded || undefined}
    >
      <Toolbar
        source={source}
        recordings={recordings}
        opened={opened}
        onOpen={(recording) => {
          setOpened(recording);
          setJourney(null);
          const last = recording?.moments.at(-1)?.actorId;
          if (last) setChosen(last);
        }}
        at={until}
        count={moments.length}
        isLive={isLive}
        onTravel={travel}
        isFolded={isFolded}
        onFold={setIsFolded}
      />
      <div className={styles.columns} hidden={isFolded}>
        <ActorTree
          actors={ids}
          chosen={chosen}
          onChoose={setChosen}
          snapshotOf={(id) => known.get(id)}
        />
        <div className={styles.middle}>
          {snapshot ? (
            <Chart
              actorId={chosen}
              snapshot={snapshot}
              moments={own}
              isLive={isLive}
              dues={isLive && actor ? duesOf(actor) : NONE}
              source={source}
            />
          ) : (
            <p className={styles.note}>Nothing is known of “{chosen}” at this moment.</p>
          )}
        </div>
        <div className={styles.side}>
          {isLive && actor && <SendEvent key={chosen} actor={actor} />}
          <Details snapshot={snapshot} app={isLive ? source.app : pastShop(source.app, known)} />
          <Faults app={source.app} />
        </div>
        <EventLog
          moments={moments}
          at={until}
          chosen={chosen}
          onTravel={travel}
          onChoose={setChosen}
        />
      </div>
    </section>
  );
}
