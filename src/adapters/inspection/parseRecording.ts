import type { Recording } from './recording.ts';

/** A file's text as a recording. @throws Error with a sentence for the developer who chose it. */
export function parseRecording(text: string): Recording {
  const read: unknown = (() => {
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  })();
  const isOne = typeof read === 'object' && read !== null && 'florilegium' in read;
  if (!isOne) throw new Error('This file is no recording of a Florilegium visit.');
  return read as Recording;
}
