import { type Recording, recordingOf } from '../../adapters/inspection/recording.ts';
import type { World } from './world.ts';

const KEY = 'recordings';
/** How many are kept until the tab is closed or the shopper signed out. */
const MOST = 3;

type Outside = Pick<World, 'visit' | 'recorded'>;

/** Keeps what led to an unexpected error under its debug id, redacted, for the inspector. */
export function keepRecording({ visit, recorded }: Outside, debugId: string): void {
  const others = keptRecordings({ visit }).filter((kept) => kept.debugId !== debugId);
  visit.set(KEY, [...others, recordingOf(recorded, debugId)].slice(-MOST));
}

export const keptRecordings = ({ visit }: Pick<World, 'visit'>): Recording[] =>
  visit.get<Recording[]>(KEY) ?? [];
