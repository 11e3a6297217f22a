import type { Failure } from '../failure.ts';
import type { LazyActorName } from '../system.ts';
import type { AppContext } from './context.ts';

/** The failure of a submission whose actor could not be loaded. */
const UNDELIVERED: Failure = { reason: 'absent', message: '' };

/**
 * The failure of a submission that waits for a retry: it had no effect. If its actor has loaded
 * since, for another page, that page does not report it.
 */
export const deliveryFailure = (
  { undelivered, running }: Pick<AppContext, 'undelivered' | 'running'>,
  name: LazyActorName,
): Failure | undefined =>
  !running.includes(name) && undelivered[name]?.length ? UNDELIVERED : undefined;
