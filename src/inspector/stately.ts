import { createBrowserInspector } from '@statelyai/inspect';
import { addInspectorFrame } from '../adapters/inspection/page.ts';
import { redact } from '../lib/redact.ts';

/**
 * Streams the machines to Stately's hosted inspector (`?inspect=stately`). All data that leaves the
 * page is redacted: contexts, events, and the inputs, outputs and errors of invoked actors.
 *
 * @returns an observer for `system.inspect`
 */
export function openStately() {
  return createBrowserInspector({
    iframe: addInspectorFrame(),
    url: 'https://stately.ai/inspect',
    serialize: (item) => redactMessage('snapshot' in item ? withJsonSnapshot(item) : item),
  }).inspect;
}

/** Replaces a machine's snapshot by its JSON form, which excludes the machine itself. */
function withJsonSnapshot<Item extends { snapshot: object }>(item: Item): Item {
  const { snapshot } = item;
  return 'toJSON' in snapshot && typeof snapshot.toJSON === 'function'
    ? { ...item, snapshot: snapshot.toJSON() }
    : item;
}

/** Redacts a message; redaction preserves the shape, so the type stays valid. */
function redactMessage<Item>(item: Item): Item {
  const copy: unknown = redact(item);
  return copy as Item;
}
