import { useId, useState } from 'react';
import { saveFile } from '../adapters/inspection/page.ts';
import { parseRecording } from '../adapters/inspection/parseRecording.ts';
import { recordingOf } from '../adapters/inspection/recording.ts';
import styles from './Panel.module.css';
import type { OpenedRecording, Recordings } from './Panel.tsx';
import type { Source } from './source.ts';

interface ToolbarProps {
  source: Source;
  recordings: Recordings;
  opened: OpenedRecording | null;
  onOpen: (recording: OpenedRecording | null) => void;
  /** Index of the shown event. */
  at: number;
  count: number;
  isLive: boolean;
  onTravel: (at: number | null) => void;
  /** Whether the panel is folded to this bar. */
  isCollapsed: boolean;
  onFold: (isCollapsed: boolean) => void;
}

/** Opens a recording; the toolbar shows an error if it cannot be read. */
type OpenRecording = (load: () => OpenedRecording | Promise<OpenedRecording>) => Promise<void>;

/** Controls to pause the shop, to step through the events, and to save and open recordings. */
export function Toolbar(props: ToolbarProps) {
  const { source, recordings, opened, onOpen, at, count, isLive, onTravel, isCollapsed, onFold } =
    props;
  const [problem, setProblem] = useState('');
  const open: OpenRecording = async (load) => {
    try {
      onOpen(await load());
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <header className={styles.toolbar}>
      <h2>State inspector</h2>
      <button type="button" aria-expanded={!isCollapsed} onClick={() => onFold(!isCollapsed)}>
        {isCollapsed ? 'Unfold' : 'Fold'}
      </button>
      <TimeControls
        source={source}
        {...{ at, count, isLive, onTravel }}
        onLive={() => {
          onOpen(null);
          onTravel(null);
        }}
      />
      <FileControls source={source} opened={opened} recordings={recordings} onOpen={open} />
      {recordings.saved().map((recording) => (
        <button key={recording.name} type="button" onClick={() => open(recording.open)}>
          Error {recording.name}
        </button>
      ))}
      {opened && <b>{opened.name}</b>}
      {problem && <p role="alert">{problem}</p>}
    </header>
  );
}

interface TimeControlsProps
  extends Pick<ToolbarProps, 'source' | 'at' | 'count' | 'isLive' | 'onTravel'> {
  /** Returns from a past event, or from an opened recording, to the live shop. */
  onLive: () => void;
}

/** Pauses the shop, steps through the events and returns to the live shop. */
function TimeControls({ source, at, count, isLive, onTravel, onLive }: TimeControlsProps) {
  return (
    <>
      {source.isPaused() ? (
        <button type="button" className={styles.paused} onClick={source.release}>
          Paused. Resume
        </button>
      ) : (
        <button type="button" onClick={source.pause}>
          Pause the shop
        </button>
      )}
      <button type="button" disabled={at <= 0} onClick={() => onTravel(at - 1)}>
        Back
      </button>
      <label>
        <span>
          Event {Math.min(at + 1, count)} of {count}
        </span>
        <input
          type="range"
          min={0}
          max={Math.max(0, count - 1)}
          value={Math.max(0, at)}
          onChange={({ target }) => onTravel(Number(target.value))}
        />
      </label>
      <button type="button" disabled={at >= count - 1} onClick={() => onTravel(at + 1)}>
        On
      </button>
      <button type="button" aria-pressed={isLive} onClick={onLive}>
        Live
      </button>
    </>
  );
}

interface FileControlsProps extends Pick<ToolbarProps, 'source' | 'recordings' | 'opened'> {
  onOpen: OpenRecording;
}

/** Saves the shown recording to a file and opens a recording from a file. */
function FileControls({ source, recordings, opened, onOpen }: FileControlsProps) {
  const file = useId();
  return (
    <>
      <button
        type="button"
        onClick={() =>
          saveFile(
            'florilegium-recording.json',
            JSON.stringify(
              opened?.recording ?? recordingOf(source.recorder.entries, null),
              null,
              1,
            ),
          )
        }
      >
        Save the recording
      </button>
      <label className={styles.file} htmlFor={file}>
        Open a recording
        <input
          id={file}
          type="file"
          accept="application/json"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (!chosen) return;
            onOpen(async () => recordings.open(parseRecording(await chosen.text()), chosen.name));
          }}
        />
      </label>
    </>
  );
}
