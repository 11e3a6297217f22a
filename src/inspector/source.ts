import type { AppActor } from '../actors/AppActor.ts';
import { idOf, type RunningActor, runningActors } from '../adapters/inspection/actors.ts';
import { type Moment, momentsOf } from '../adapters/inspection/moments.ts';
import { throttle } from '../adapters/inspection/page.ts';
import { createPauseControl } from '../adapters/inspection/pauseControl.ts';
import type { Recorder } from '../adapters/inspection/recorder.ts';
import { transitionTracker } from '../adapters/inspection/transitionTracker.ts';

/** Minimum interval between renders, in ms, however many events arrive. */
const RENDER_INTERVAL = 100;

export interface Source {
  app: AppActor;
  recorder: Recorder;
  /** Increases with each change, for `useSyncExternalStore`. */
  version: () => number;
  subscribe: (listener: () => void) => () => void;
  moments: () => Moment[];
  actors: () => RunningActor[];
  /** Breakpoints as `<actor id> <state id>`: the shop pauses when the machine enters the state. */
  stops: Set<string>;
  isPaused: () => boolean;
  pause: () => void;
  release: () => void;
}

/** Creates the panel's data source: the growing recording of this visit and the actor system. */
export function liveSource(app: AppActor, recorder: Recorder): Source {
  const pauseControl = createPauseControl(app);
  const stops = new Set<string>();
  const listeners = new Set<() => void>();
  let version = 0;
  const notify = throttle(() => {
    version += 1;
    for (const listener of listeners) listener();
  }, RENDER_INTERVAL);
  const transitionsOf = transitionTracker(app, recorder, (actor, states) => {
    if (stops.size > 0 && states.some((state) => stops.has(`${idOf(actor)} ${state}`)))
      pauseControl.pause();
  });
  recorder.onChange = notify;
  return {
    app,
    recorder,
    version: () => version,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    moments: () => momentsOf(recorder.entries, transitionsOf),
    actors: () => runningActors(app),
    stops,
    isPaused: pauseControl.isPaused,
    pause: () => {
      pauseControl.pause();
      notify();
    },
    release: () => {
      pauseControl.release();
      notify();
    },
  };
}
