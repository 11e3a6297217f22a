import { shortHash } from '../../lib/text/shortHash.ts';

/** What a developer needs to find an error again. */
interface Description {
  id: string;
  location: string;
}

/** A frame of a stack: an address with its line and column. */
const FRAME = /(?:https?|file):\/\/[^\s()/]*(\/[^\s()]*?:\d+:\d+)/;

/**
 * Names an error and where it was thrown.
 *
 * @returns the id, the same for the same error at the same place, and the location: path, line
 *   and column of the first frame of its stack, or 'unknown'.
 */
export function describeError(error: unknown): Description {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const location = FRAME.exec(stack)?.[1] ?? 'unknown';
  return { id: shortHash(`${String(error)} ${location}`), location };
}
