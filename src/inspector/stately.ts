import { createBrowserInspector } from '@statelyai/inspect';
import { openFrame } from '../adapters/inspection/page.ts';
import { redact } from '../lib/redact.ts';

/**
 * Streams the machines to Stately's hosted inspector (`?inspect=stately`), redacted.
 *
 * @returns an observer for `system.inspect`.
 */
export function openStately() {
  return createBrowserInspector({
    iframe: openFrame(),
    url: 'https://stately.ai/inspect',
    sanitizeContext: (context) => redacted(context),
    sanitizeEvent: (event) => redacted(event),
  }).inspect;
}

/** Redacting keeps the shape, so the type stays too. */
function redacted<Told>(told: Told): Told {
  const shown: unknown = redact(told);
  return shown as Told;
}
