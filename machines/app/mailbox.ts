import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import { type LazyActorName, type Message, withParams } from '../system.ts';
import type { AppContext, AppEvent, LoadedActor } from './context.ts';

type Args = Parameters<Parameters<typeof withParams<AppContext, AppEvent, object>>[0]>[0];

/** Starts to load those actors that neither run nor are being loaded. */
function load({ context, enqueue, system }: Args, names: readonly LazyActorName[]) {
  const missing = names.filter((name) => !system.get(name) && !(name in context.mail));
  for (const name of new Set(missing)) {
    enqueue.spawnChild('loadActor' as never, { id: `load.${name}`, input: { name } } as never);
  }
  return Object.fromEntries(missing.map((name) => [name, []])) as AppContext['mail'];
}

/** Returns the name of an actor from the id of the actor or of its loader. */
export const actorNameIn = ({ actorId }: { actorId: string }) =>
  actorId.replace('load.', '') as LazyActorName;

/** The action `startLoaded`, for the event that an actor has loaded. */
export const START_LOADED = {
  type: 'startLoaded',
  params: ({ event }: { event: DoneActorEvent<LoadedActor> }) => ({
    name: actorNameIn(event),
    loaded: event.output,
  }),
} as const;
/** The action `removeActor`, for the error of an actor or of its loader. */
export const REMOVE_ACTOR = {
  type: 'removeActor',
  params: ({ event }: { event: ErrorActorEvent }) => ({ name: actorNameIn(event) }),
} as const;
/** The action `keepUndelivered`, for the error of an actor's loader. */
export const KEEP_UNDELIVERED = {
  type: 'keepUndelivered',
  params: ({ event }: { event: ErrorActorEvent }) => ({ name: actorNameIn(event) }),
} as const;
/** Sends an event to a running actor; otherwise queues it and loads the actor. */
export const deliver = withParams<AppContext, AppEvent, Message<LazyActorName>>(
  (args, { to, event }) => {
    const actor = args.system.get(to);
    if (actor) return args.enqueue.sendTo(actor, event);
    const { mail } = args.context;
    const { [to]: _, ...undelivered } = args.context.undelivered;
    const missing = load(args as unknown as Args, [to]);
    args.enqueue.assign({
      mail: { ...missing, ...mail, [to]: [...(mail[to] ?? []), event] },
      undelivered,
    });
  },
);

/** Loads an actor again, and delivers the events that waited for the failed load. */
export const retry = withParams<AppContext, AppEvent, { name: LazyActorName }>(
  ({ context, enqueue }, { name }) => {
    const { [name]: events, ...undelivered } = context.undelivered;
    if (!events) return;
    enqueue.assign({ undelivered });
    enqueue({ type: 'start', params: { names: [name] } } as never);
    for (const event of events) enqueue({ type: 'deliver', params: { to: name, event } } as never);
  },
);

/** Keeps the queued events of an actor that could not be loaded, for `retry`. */
export const keepUndelivered = withParams<AppContext, AppEvent, { name: LazyActorName }>(
  ({ context, enqueue }, { name }) => {
    enqueue.assign({ undelivered: { ...context.undelivered, [name]: context.mail[name] ?? [] } });
  },
);

/** Loads actors, and notifies `replyTo` once all of them run. */
export const start = withParams<
  AppContext,
  AppEvent,
  { names: readonly LazyActorName[]; replyTo?: 'page' | undefined }
>((args, { names, replyTo }) => {
  const { enqueue, context, system } = args;
  enqueue.assign({ mail: { ...load(args as unknown as Args, names), ...context.mail } });
  if (!replyTo) return;
  const pendingActors = names.filter((name) => !system.get(name));
  enqueue.assign({ pendingActors });
  if (pendingActors.length === 0) enqueue.sendTo(system.get('page'), { type: 'actors.started' });
});

/** Starts an actor whose code has loaded, and delivers its queued events. */
export const startLoaded = withParams<
  AppContext,
  AppEvent,
  { name: LazyActorName; loaded: LoadedActor }
>(({ context, enqueue }, { name, loaded: { logic, input } }) => {
  const { [name]: events, ...mail } = context.mail;
  if (!events) return;
  const pendingActors = context.pendingActors.filter((other) => other !== name);
  enqueue.stopChild(`load.${name}`);
  enqueue.spawnChild(logic as never, { id: name, systemId: name, input: input() } as never);
  for (const event of events) enqueue.sendTo(({ system }) => system.get(name), event);
  enqueue.assign({ running: [...context.running, name], mail, pendingActors });
  if (context.pendingActors.length > 0 && pendingActors.length === 0) {
    enqueue.sendTo(({ system }) => system.get('page'), { type: 'actors.started' });
  }
});

/** Removes an actor that failed to load or has crashed. The next event to it loads it again. */
export const removeActor = withParams<AppContext, AppEvent, { name: LazyActorName }>(
  ({ context, enqueue }, { name }) => {
    const { [name]: _, ...mail } = context.mail;
    const isAwaited = context.pendingActors.includes(name);
    enqueue.stopChild(`load.${name}`);
    enqueue.stopChild(name);
    enqueue.assign({
      mail,
      running: context.running.filter((other) => other !== name),
      pendingActors: isAwaited ? [] : context.pendingActors,
    });
    if (isAwaited) {
      enqueue.sendTo(({ system }) => system.get('page'), { type: 'actors.failed' });
    }
  },
);
