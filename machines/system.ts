import { type EventObject, enqueueActions, type MachineContext } from 'xstate';

/**
 * The events that each actor accepts, by systemId. Each machine's file adds its own entry with
 * `declare module`, so that messages to an actor are type-checked everywhere.
 */
// biome-ignore lint/suspicious/noEmptyInterface: machines add to it
export interface ActorEvents {}

/** The logic of the lazily loaded actors, by systemId. */
// biome-ignore lint/suspicious/noEmptyInterface: machines add to it
export interface LazyActors {}

/**
 * The id of every machine that loads another one. An inspector shows the loaded machine instead.
 */
export const LOADER_ID = 'lazyChild';

type ActorName = keyof ActorEvents;
export type LazyActorName = keyof LazyActors & ActorName;

/** An event and the actor that it is sent to. */
export type Message<Name extends ActorName = ActorName> = {
  [To in Name]: { to: To; event: ActorEvents[To] };
}[Name];

/** An event that the root delivers; the root loads the actor if it does not run yet. */
export type Mail = { type: 'actor.send' } & Message<LazyActorName>;

/** Wraps an event for a lazy actor, to be sent to the root. */
export const mailTo = <Name extends LazyActorName>(to: Name, event: ActorEvents[Name]): Mail =>
  ({ type: 'actor.send', to, event }) as Mail;

/** `enqueueActions` for a named action with params, with the types that `setup` cannot infer. */
export const withParams = <
  Context extends MachineContext,
  Event extends EventObject,
  Params extends object,
>(
  collect: Collect<Context, Event, Params>,
) => enqueueActions<Context, Event, Params, Event, never, never, never, never, never>(collect);

type Collect<
  Context extends MachineContext,
  Event extends EventObject,
  Params extends object,
> = Parameters<
  typeof enqueueActions<Context, Event, Params, Event, never, never, never, never, never>
>[0];

/**
 * An action that sends an event to another actor. If that actor does not run yet, the root loads it
 * and queues the event. A machine that runs alone, in a test, sends nothing, and that is no error.
 */
export const sendToActor = <Context extends MachineContext, Event extends EventObject>() =>
  withParams<Context, Event, Message<Reachable>>(({ enqueue, system }, { to, event }) => {
    const actor = system.get(to);
    const root = system.get('app');
    if (actor) enqueue.sendTo(actor, event);
    else if (root) enqueue.sendTo(root, mailTo(to as LazyActorName, event as never));
  });

/** The actors that always run, and those that the root can load. */
type Reachable = LazyActorName | Extract<ActorName, 'app' | 'page' | 'loadingBar'>;

/** An action that sends an event only if the target runs; it loads nothing. */
export const notifyActor = <Context extends MachineContext, Event extends EventObject>() =>
  withParams<Context, Event, Message>(({ enqueue, system }, { to, event }) => {
    const actor = system.get(to);
    if (actor) enqueue.sendTo(actor, event);
  });

/** An action that makes the root load actors; `replyTo` is notified once they run. */
export const startActors = <Context extends MachineContext, Event extends EventObject>() =>
  withParams<Context, Event, { names: readonly LazyActorName[]; replyTo?: 'page' }>(
    ({ enqueue, system }, { names, replyTo }) => {
      const root = system.get('app');
      if (root) enqueue.sendTo(root, { type: 'actors.start', names, replyTo } as EventObject);
    },
  );
