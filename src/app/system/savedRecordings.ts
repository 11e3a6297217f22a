import { type Recording, recordingOf } from '../../adapters/inspection/recording.ts';
import { RECORDINGS } from '../../lib/stored/keys.ts';
import type { Services } from './services.ts';

/** The number of recordings to keep until the tab is closed or the shopper signs out. */
const MAX_RECORDINGS = 3;

type UsedServices = Pick<Services, 'sessionStore' | 'errors'>;

/** Stores the recent machine events, redacted, under the debug id of an unexpected error. */
export function saveRecording({ sessionStore, errors }: UsedServices, debugId: string): void {
  const others = savedRecordings({ sessionStore }).filter(
    (recording) => recording.debugId !== debugId,
  );
  sessionStore.set(
    RECORDINGS,
    [...others, recordingOf(errors.recorded, debugId)].slice(-MAX_RECORDINGS),
  );
}

export const savedRecordings = ({ sessionStore }: Pick<Services, 'sessionStore'>): Recording[] =>
  sessionStore.get<Recording[]>(RECORDINGS) ?? [];
