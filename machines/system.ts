import { type EventObject, enqueueActions, type MachineContext } from 'xstate';

/**
 * The events that each actor of the shop takes, by its systemId. A machine's own file adds its
 * line, by `declare module`, so that a message to an actor is checked wherever it is written.
 */
// biome-ignore lint/suspicious/noEmptyInterface: machines add to it
export interface ActorEvents {}

/** The logic of the actors that the root loads when they are first addressed, by systemId. */
// biome-ignore lint/suspicious/noEmptyInterface: machines add to it
export interface LazyActors {}

/** The id of every machine that loads another one: an inspector shows what it has loaded instead. */
export const LOADER = 'lazyChild';

export type ActorName = keyof ActorEvents;
export type LazyActorName = keyof LazyActors & ActorName;

/** An event and the actor that it is for. */
export type Message<Name extends ActorName = ActorName> = {
  [To in Name]: { to: To; event: ActorEvents[To] };
}[Name];

/** What the root is asked to deliver, loading the actor where it does not run yet. */
export type Mail = { type: 'actor.send' } & Message<LazyActorName>;

/** Mail for an actor of the shop: the root takes it. */
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
 * The action that sends an event to another actor of the shop. The root keeps the event for an
 * actor that does not run yet, and loads that actor. A machine that runs alone (in a test) has
 * nobody to send to, and that is no error.
 */
export const sendToActor = <Context extends MachineContext, Event extends EventObject>() =>
  withParams<Context, Event, Message>(({ enqueue, system }, { to, event }) => {
    const actor = system.get(to);
    const root = system.get('app');
    if (actor) enqueue.sendTo(actor, event);
    else if (root) enqueue.sendTo(root, mailTo(to as LazyActorName, event as never));
  });

/** The action that tells an actor what only matters to it while it runs: nothing is loaded for it. */
export const notifyActor = <Context extends MachineContext, Event extends EventObject>() =>
  withParams<Context, Event, Message>(({ enqueue, system }, { to, event }) => {
    const actor = system.get(to);
    if (actor) enqueue.sendTo(actor, event);
  });

/** The action that has the root load actors which have to run; `replyTo` hears when they do. */
export const startActors = <Context extends MachineContext, Event extends EventObject>() =>
  withParams<Context, Event, { names: readonly LazyActorName[]; replyTo?: 'page' }>(
    ({ enqueue, system }, { names, replyTo }) => {
      const root = system.get('app');
      if (root) enqueue.sendTo(root, { type: 'actors.start', names, replyTo } as EventObject);
    },
  );
