import { type Recording, recordingOf } from '../../../adapters/inspection/recording.ts';
import { isRecord } from '../../../lib/stored/checks.ts';
import { RECORDINGS } from '../../../lib/stored/keys.ts';
import type { Services } from '../services.ts';

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

/** The stored recordings. The inspector checks each in depth before it opens one. */
export function savedRecordings({
  sessionStore,
}: Pick<Services, 'sessionStore'>): Partial<Recording>[] {
  const stored = sessionStore.get<unknown>(RECORDINGS);
  return Array.isArray(stored) ? stored.filter(isRecord) : [];
}
