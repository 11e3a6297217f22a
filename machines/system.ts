import { type AnyEventObject, type EventObject, enqueueActions, type MachineContext } from 'xstate';

/** To whom (a systemId) and what. */
export interface Message {
  to: string;
  event: AnyEventObject;
}

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
 * The action that sends an event to another machine of the shop by its systemId. A machine
 * that runs alone (in a test) has nobody to tell, and that is no error.
 */
export const sendToActor = <Context extends MachineContext, Event extends EventObject>() =>
  withParams<Context, Event, Message>(({ enqueue, system }, { to, event }) => {
    const actor = system.get(to);
    if (actor) enqueue.sendTo(actor, event);
  });
