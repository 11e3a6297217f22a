import { createBrowserInspector } from '@statelyai/inspect';
import { openFrame } from '../adapters/inspection/page.ts';
import { redact } from '../lib/redact.ts';

/**
 * Streams the machines to Stately's hosted inspector (`?inspect=stately`). All data that leaves the
 * page is redacted: contexts, events, and the inputs, outputs and errors of invoked actors.
 *
 * @returns an observer for `system.inspect`
 */
export function openStately() {
  return createBrowserInspector({
    iframe: openFrame(),
    url: 'https://stately.ai/inspect',
    serialize: (told) => redacted('snapshot' in told ? asWritten(told) : told),
  }).inspect;
}

/** Replaces a machine's snapshot by its JSON form, which excludes the machine itself. */
function asWritten<Told extends { snapshot: object }>(told: Told): Told {
  const { snapshot } = told;
  return 'toJSON' in snapshot && typeof snapshot.toJSON === 'function'
    ? { ...told, snapshot: snapshot.toJSON() }
    : told;
}

/** Redacts a message; redaction preserves the shape, so the type stays valid. */
function redacted<Told>(told: Told): Told {
  const shown: unknown = redact(told);
  return shown as Told;
}
