import { appendFileSync, mkdirSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { type DeclaredTransition, transitionKey } from '../support/transitionKey.ts';

const FOLDER = '.cache/walked';

/**
 * Records which transitions the shop's machines take in the browser, for the summary table that
 * `npm test` prints. The recorder poses as XState's developer tools, with which the shop registers
 * its root actor.
 */
export async function recordTransitions(context: BrowserContext, worker: number): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const known = new Set<string>();
  await context.exposeFunction('recordTransition', (key: string) => {
    if (known.has(key)) return;
    known.add(key);
    appendFileSync(`${FOLDER}/${worker}.txt`, `${key}\n`);
  });
  await context.addInitScript({ content: `(${installDevTools})(${transitionKey})` });
}

interface InspectionEvent {
  type: string;
  _transitions?: DeclaredTransition[];
}
interface Root {
  system: { inspect(observer: (inspected: InspectionEvent) => void): void };
}

/**
 * Runs in the page before the shop; injected as text, so it must not use anything outside itself.
 */
function installDevTools(keyOf: typeof transitionKey) {
  const { recordTransition } = window as unknown as { recordTransition: (key: string) => void };
  const recorded = new Set<string>();
  const observe = ({ type, _transitions = [] }: InspectionEvent) => {
    if (type !== '@xstate.microstep') return;
    for (const transition of _transitions) {
      if (!transition.source) continue;
      const key = keyOf(transition);
      if (recorded.has(key)) continue;
      recorded.add(key);
      recordTransition(key);
    }
  };
  const devTools = { register: (root: Root) => root.system.inspect(observe) };
  Object.defineProperty(window, '__xstate__', { value: devTools });
}
