import { appendFileSync, mkdirSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { type Standing, transitionKey } from '../support/transitionKey.ts';

const FOLDER = '.cache/walked';

/**
 * Notes which transitions the shop's machines take in the browser, for the table that `npm test`
 * ends with. The shop hands its machines to nobody: they are met where its recorder notes the
 * first event.
 */
export async function noteTransitions(context: BrowserContext, worker: number): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const known = new Set<string>();
  await context.exposeFunction('noteTransition', (key: string) => {
    if (known.has(key)) return;
    known.add(key);
    appendFileSync(`${FOLDER}/${worker}.txt`, `${key}\n`);
  });
  await context.addInitScript({ content: `(${watch})(${transitionKey})` });
}

interface Heard {
  type: string;
  _transitions?: Standing[];
}
type Inspect = (listen: (heard: Heard) => void) => void;

/** Runs in the page before the shop does. */
function watch(keyOf: typeof transitionKey) {
  const { noteTransition } = window as unknown as { noteTransition: (key: string) => void };
  const seen = new Set<string>();
  const push = Array.prototype.push;
  const listen = ({ type, _transitions = [] }: Heard) => {
    if (type !== '@xstate.microstep') return;
    for (const transition of _transitions) {
      if (!transition.source) continue;
      const key = keyOf(transition);
      if (seen.has(key)) continue;
      seen.add(key);
      noteTransition(key);
    }
  };
  Array.prototype.push = function (...items: unknown[]) {
    const { actor } = (items[0] ?? {}) as { actor?: { system?: { inspect: Inspect } } };
    if (actor?.system?.inspect) {
      Array.prototype.push = push;
      actor.system.inspect(listen);
    }
    return push.apply(this, items);
  };
}
