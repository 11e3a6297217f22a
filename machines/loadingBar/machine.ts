import { setup } from 'xstate';

declare module '../system.ts' {
  interface ActorEvents {
    loadingBar: LoadingBarEvent;
  }
}

type LoadingBarEvent = { type: 'loading.started' } | { type: 'loading.ended' };

/**
 * The page's progress bar: off, loading (a quarter wide), done (full width), and off again 750 ms
 * after loading has ended.
 */
export const loadingBarMachine = setup({
  types: { events: {} as LoadingBarEvent },
  delays: { linger: 750 },
}).createMachine({
  id: 'loadingBar',
  initial: 'off',
  states: {
    off: { on: { 'loading.started': 'loading' } },
    loading: { on: { 'loading.ended': 'done' } },
    done: { on: { 'loading.started': 'loading' }, after: { linger: 'off' } },
  },
});
