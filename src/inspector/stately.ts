import { createBrowserInspector } from '@statelyai/inspect';
import { openFrame } from '../adapters/inspection/page.ts';
import { redact } from '../lib/redact.ts';

/**
 * Streams the machines to Stately's hosted inspector (`?inspect=stately`). Whatever leaves the page
 * is redacted whole: contexts and events, what calls are given, what they answer, how they fail.
 *
 * @returns an observer for `system.inspect`.
 */
export function openStately() {
  return createBrowserInspector({
    iframe: openFrame(),
    url: 'https://stately.ai/inspect',
    serialize: (told) => redacted('snapshot' in told ? asWritten(told) : told),
  }).inspect;
}

/** With a machine's snapshot in the form in which it is stored: without the machine itself. */
function asWritten<Told extends { snapshot: object }>(told: Told): Told {
  const { snapshot } = told;
  return 'toJSON' in snapshot && typeof snapshot.toJSON === 'function'
    ? { ...told, snapshot: snapshot.toJSON() }
    : told;
}

/** Redacting keeps the shape, so the type stays too. */
function redacted<Told>(told: Told): Told {
  const shown: unknown = redact(told);
  return shown as Told;
}
