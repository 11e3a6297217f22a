import { shortHash } from '../../lib/text/shortHash.ts';

/** The data by which a developer can find an error again. */
interface Description {
  id: string;
  location: string | null;
}

/** A stack frame: a URL with its line and column. */
const FRAME = /(?:https?|file):\/\/[^\s()/]*(\/[^\s()]*?:\d+:\d+)/;

/**
 * Computes an error's debug id and where it was thrown.
 *
 * @returns the id, equal for equal errors at the same place, and the location: path, line and
 * column of the first stack frame, or null.
 */
export function describeError(error: unknown): Description {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const location = FRAME.exec(stack)?.[1] ?? null;
  return { id: shortHash(`${String(error)} ${location ?? 'unknown'}`), location };
}
