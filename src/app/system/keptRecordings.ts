import { type Recording, recordingOf } from '../../adapters/inspection/recording.ts';
import type { Services } from './services.ts';

const KEY = 'recordings';
/** How many are kept until the tab is closed or the shopper signed out. */
const MOST = 3;

type Outside = Pick<Services, 'sessionStore' | 'errors'>;

/** Keeps what led to an unexpected error under its debug id, redacted, for the inspector. */
export function keepRecording({ sessionStore, errors }: Outside, debugId: string): void {
  const others = keptRecordings({ sessionStore }).filter((kept) => kept.debugId !== debugId);
  sessionStore.set(KEY, [...others, recordingOf(errors.recorded, debugId)].slice(-MOST));
}

export const keptRecordings = ({ sessionStore }: Pick<Services, 'sessionStore'>): Recording[] =>
  sessionStore.get<Recording[]>(KEY) ?? [];
