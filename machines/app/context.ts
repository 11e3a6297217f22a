import type { AnyActorLogic, DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { CartFailure } from '../cart/commands.ts';
import type { PageNeeds, RenderedPage } from '../page/setup.ts';
import type { LazyActorName, Mail } from '../system.ts';

declare module '../system.ts' {
  interface ActorEvents {
    app: AppEvent;
  }
}

export interface Location {
  /** Without the store view's prefix. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
}

/** A lazy actor's logic, and a function that computes its input when it starts. */
export interface LoadedActor {
  logic: AnyActorLogic;
  input: () => unknown;
}

export type AppEvent =
  /** An event for a lazy actor, which is loaded if it does not run yet. */
  | Mail
  /** Starts actors. The sender in `replyTo` gets `actors.started` or `actors.failed`. */
  | { type: 'actors.start'; names: readonly LazyActorName[]; replyTo?: 'page' }
  /** The shopper wants the events sent again that stayed undelivered when an actor failed to load. */
  | { type: 'actors.retry'; name: LazyActorName }
  /** The shopper wants work repeated whose code could not be fetched. */
  | { type: 'work.repeat' }
  | { type: 'search.toggle' }
  | { type: 'search.close' }
  | ({ type: 'location.changed' } & Location)
  /** `create`: an addition failed because no cart could be created. */
  | ({ type: 'cart.addFailed' } & CartFailure)
  /** The shopper follows a toast to another page. */
  | { type: 'link.open'; url: string }
  | { type: 'storeView.settled' }
  /** Another tab has stored or removed the sign-in token, or the cart id. */
  | { type: 'storage.tokenChanged' }
  | { type: 'storage.cartChanged' }
  | { type: 'network.changed'; isOnline: boolean }
  /** The first page has settled, so that deferred work may start. */
  | { type: 'window.idle'; isOnline: boolean }
  | { type: 'window.failed'; error: unknown }
  | DoneActorEvent<LoadedActor, `load.${LazyActorName}`>
  | ErrorActorEvent<unknown, string>;

export interface AppContext {
  /** The actors that each page needs, from the list of pages. */
  needs: PageNeeds;
  /** The page in the server's document; null without a document. */
  rendered: RenderedPage | null;
  /** The lazy actors that are running. */
  running: LazyActorName[];
  /** The queued events of the lazy actors that are being loaded, in order. */
  mail: Partial<Record<LazyActorName, { type: string }[]>>;
  /**
   * The queued events of the actors whose code could not be fetched last, until the shopper retries
   * or sends another event.
   */
  undelivered: AppContext['mail'];
  /** The actors that the page is waiting for. */
  pendingActors: readonly LazyActorName[];
  isSearchOpen: boolean;
  /** Whether the first location is known, so that any further one is a navigation. */
  isLocationKnown: boolean;
}
