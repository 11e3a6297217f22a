import type { AnyActorLogic, DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../domain.ts';
import type { PageEvent, PageNeeds, RenderedPage } from '../page/setup.ts';
import type { LazyActorName, Mail } from '../system.ts';

declare module '../system.ts' {
  interface ActorEvents {
    app: AppEvent;
    page: PageEvent;
    loadingBar: { type: 'loading.started' } | { type: 'loading.ended' };
  }
}

export interface Location {
  /** Without the store prefix. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
}

/** The code of an actor, and what it starts with, looked up when it starts. */
export interface LoadedActor {
  logic: AnyActorLogic;
  input: () => unknown;
}

export type AppEvent =
  /** An event for an actor, which is loaded where it does not run yet. */
  | Mail
  /** Actors that have to run; whoever asks hears `actors.started` or `actors.failed`. */
  | { type: 'actors.start'; names: readonly LazyActorName[]; replyTo?: 'page' }
  | { type: 'search.toggle' }
  | { type: 'search.close' }
  | ({ type: 'location.changed' } & Location)
  | { type: 'cart.addFailed'; failure: Failure }
  /** The shopper wants to enter another coupon than the one that was refused. */
  | { type: 'coupon.correct' }
  | { type: 'storeView.settled' }
  /** Another tab has stored or removed a sign-in token, or a cart id. */
  | { type: 'storage.tokenChanged' }
  | { type: 'storage.cartChanged' }
  | { type: 'network.changed'; isOnline: boolean }
  /** The first page has had the time that it needs. */
  | { type: 'window.calm'; isOnline: boolean }
  | { type: 'window.failed'; error: unknown }
  | DoneActorEvent<LoadedActor, `load.${LazyActorName}`>
  | ErrorActorEvent<unknown, string>;

export interface AppContext {
  /** What each page needs, as the list of pages says. */
  needs: PageNeeds;
  /** What a server's document shows already; null where there is none. */
  rendered: RenderedPage | null;
  /** The lazy actors that run. */
  running: LazyActorName[];
  /** The lazy actors that are being loaded, and their mail in the order that it came. */
  mail: Partial<Record<LazyActorName, { type: string }[]>>;
  /** The actors that the page waits for. */
  awaited: readonly LazyActorName[];
  isSearchOpen: boolean;
  /** The first location is known: any other is a move. */
  isPlaced: boolean;
}
