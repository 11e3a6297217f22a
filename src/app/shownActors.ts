import type { AnyActorRef } from 'xstate';
import type { AppActor } from '../actors/AppActor.ts';

/**
 * The actors that run while a document is rendered. A document shows nothing of any other actor.
 */
export function shownActors(app: AppActor): AnyActorRef[] {
  const { page, loadingBar } = app.getSnapshot().children;
  return [app, page, loadingBar].filter((actor) => actor !== undefined);
}
