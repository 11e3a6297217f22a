import { type Recording, recordingOf } from '../../adapters/inspection/recording.ts';
import type { World } from './world.ts';

const KEY = 'recordings';
/** How many are kept until the tab is closed or the shopper signed out. */
const MOST = 3;

type Outside = Pick<World, 'sessionStore' | 'recorded'>;

/** Keeps what led to an unexpected error under its debug id, redacted, for the inspector. */
export function keepRecording({ sessionStore, recorded }: Outside, debugId: string): void {
  const others = keptRecordings({ sessionStore }).filter((kept) => kept.debugId !== debugId);
  sessionStore.set(KEY, [...others, recordingOf(recorded, debugId)].slice(-MOST));
}

export const keptRecordings = ({ sessionStore }: Pick<World, 'sessionStore'>): Recording[] =>
  sessionStore.get<Recording[]>(KEY) ?? [];
