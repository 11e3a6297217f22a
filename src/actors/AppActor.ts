import { createContext, useContext, useMemo } from 'react';
import type { ActorRefFrom, AnyActorLogic, SnapshotFrom } from 'xstate';
import type { appMachine } from '../../machines/app/machine.ts';
import type { LazyActorName, LazyActors } from '../../machines/system.ts';
import { type ReadableActor, useSelector } from './useSelector.ts';

/** The running root actor. */
export type AppActor = ActorRefFrom<typeof appMachine>;

type Children = ReturnType<AppActor['getSnapshot']>['children'];
type RefOf<Name extends LazyActorName> = ActorRefFrom<LazyActors[Name] & AnyActorLogic>;
type SnapshotOf<Name extends LazyActorName> = SnapshotFrom<LazyActors[Name]>;

const AppActorContext = createContext<AppActor | null>(null);

/** Provides the root actor, which `boot` creates, to the components below. */
export const AppActorProvider = AppActorContext.Provider;

/**
 * The root actor.
 * @throws outside an `AppActorProvider`.
 */
export function useApp(): AppActor {
  const app = useContext(AppActorContext);
  if (!app) throw new Error('No AppActorProvider above.');
  return app;
}

/**
 * A child machine that runs from the start, by its systemId.
 * @throws if it does not run.
 */
export function useMachine<Name extends 'page' | 'loadingBar'>(
  name: Name,
): NonNullable<Children[Name]> {
  const child = useApp().getSnapshot().children[name];
  if (!child) throw new Error(`No machine "${name}".`);
  return child;
}

/**
 * An actor that the root loads when an event is first sent to it; undefined while it does not run.
 */
export const actorOf = <Name extends LazyActorName>(
  app: AppActor,
  name: Name,
): RefOf<Name> | undefined => app.system.get(name);

/** Like `actorOf`, but re-renders the component when the actor starts. */
export function useActor<Name extends LazyActorName>(name: Name): RefOf<Name> | undefined {
  const app = useApp();
  useSelector(app, ({ context }) => context.running.includes(name));
  return actorOf(app, name);
}

/**
 * An actor that the page machine has started before it showed this page.
 * @throws if it does not run.
 */
export function useRunning<Name extends LazyActorName>(name: Name): RefOf<Name> {
  const actor = actorOf(useApp(), name);
  if (!actor) throw new Error(`The actor "${name}" does not run.`);
  return actor;
}

/** A part of an actor's snapshot; `absent` while the actor does not run. */
export function useActorPart<Name extends LazyActorName, Part, Absent>(
  name: Name,
  select: (snapshot: SnapshotOf<Name>) => Part,
  absent: Absent,
): Part | Absent {
  const app = useApp();
  const actor = useMemo(() => lazyActor(app, name), [app, name]);
  return useSelector(actor, (snapshot) => (snapshot === undefined ? absent : select(snapshot)));
}

/**
 * An actor that may start and stop, as one source of snapshots: undefined while it does not run. A
 * component that reads a part of it does not re-render if the actor starts with the part that was
 * shown.
 */
function lazyActor<Name extends LazyActorName>(
  app: AppActor,
  name: Name,
): ReadableActor<SnapshotOf<Name> | undefined> {
  const current = () => actorOf(app, name) as ReadableActor<SnapshotOf<Name>> | undefined;
  return {
    getSnapshot: () => current()?.getSnapshot(),
    subscribe(observer) {
      let actor = current();
      let subscription = actor?.subscribe(observer);
      const follow = () => {
        if (current() === actor) return;
        subscription?.unsubscribe();
        actor = current();
        subscription = actor?.subscribe(observer);
        observer.next();
      };
      const starts = app.subscribe({ next: follow, error: observer.error });
      return {
        unsubscribe() {
          starts.unsubscribe();
          subscription?.unsubscribe();
        },
      };
    },
  };
}
