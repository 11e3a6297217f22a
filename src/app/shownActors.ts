import type { AnyActorRef } from 'xstate';
import type { AppActor } from '../actors/AppActor.ts';

/** The actors that run when a document is rendered: of the others it shows nothing. */
export function shownActors(app: AppActor): AnyActorRef[] {
  const { page, loadingBar } = app.getSnapshot().children;
  return [app, page, loadingBar].filter((actor) => actor !== undefined);
}
