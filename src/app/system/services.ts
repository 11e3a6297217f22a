import type { Client } from 'urql';
import type { Location } from '../../../machines/root/context.ts';
import type { ActorEvents, LazyActorName } from '../../../machines/system.ts';
import type { ToastContent } from '../../../machines/toasts/toast.ts';
import type { ShopConfig } from '../../actors/useConfig.ts';
import type { Recorded } from '../../adapters/inspection/recorder.ts';
import type { ExpiringStorage } from '../../adapters/storage/expiringStorage.ts';
import type { FormDrafts } from '../../lib/formDrafts.ts';
import type { Rendered } from './rendered.ts';

/** The way to the commerce platform. */
export interface Commerce {
  /** The client of now: signing in or out makes a new one. */
  client(): Client;
  /** A new client with empty memory: what was cached for one shopper is never another's. */
  renew(): void;
  /** Tells of each new client; the answer stops it. */
  watch(listener: () => void): () => void;
  /** Settles when the persisted query cache is in memory. */
  restored(): Promise<void>;
  /** For REST: an answer that rejects the session is told as GraphQL's is. */
  fetch: typeof fetch;
  /** The store view that REST addresses name; null is the default one. */
  restStore: string | null;
  /** The store view that orders are made in, where that is not the shopper's; else null. */
  chargedView: string | null;
  /** The store view that requests name; null: they leave it to the platform. */
  namedView: string | null;
  /** From the next page load of this visit on, requests leave the default view to the platform. */
  forgoViewName: () => void;
}

/** The sign-in token. It never enters a machine. */
export interface SessionToken {
  /** The token, or null. */
  bearer(): string | null;
  isHeld(): boolean;
  /** Whether a token is stored whose time is over. */
  isStale(): boolean;
  /** Of a new token, in seconds. */
  lifetime: number;
}

/** The address bar, without the store view's prefix. */
export interface Navigation {
  current(): Location;
  /** The place on the page that the address names, with its #; else empty. */
  place(): string;
  navigate(url: string, options?: { replace?: boolean; state?: unknown }): void;
  /** Where the shopper was sent here from, or null. */
  origin(): string | null;
  /** To another site. */
  leave(url: string): void;
  /** A full page load of a path of this shop in a store view; null is the default one. */
  load(path: string, viewCode: string | null): void;
  /**
   * Loads the page again. For a reason of the shop's own it does so once, until the shopper has done
   * something; without a reason the shopper has asked for it.
   */
  reload(reason?: string): void;
  /** Whether the address begins with the present store view's code, and what else may be a code. */
  prefix(): { isOfView: boolean; unknown: string | null };
  /** The page is there: scrolls to where the shopper belongs, and moves the focus to a new one. */
  arrive(isNewPage: boolean): void;
  /** Tells the present location at once and every later one; the answer stops it. */
  watch(tell: (location: Location) => void): () => void;
}

/** The running actors, for what is no machine itself. */
export interface Actors {
  /** The root takes the event, and loads the actor where it does not run. */
  send<Name extends LazyActorName>(to: Name, event: ActorEvents[Name]): void;
  toast(content: ToastContent): void;
  hasReceipt(): boolean;
}

export interface Errors {
  /** Reports what nobody expected; `isFatal` true: the page could not be rendered for it. */
  report(error: unknown, isFatal?: unknown): void;
  /** The last events that machines heard. */
  recorded: readonly Recorded[];
}

/** Everything outside the machines. A port takes those that it needs; a test brings its own. */
export interface Services {
  commerce: Commerce;
  token: SessionToken;
  navigation: Navigation;
  storage: ExpiringStorage;
  /** Until the tab is closed. */
  sessionStore: ExpiringStorage;
  formDrafts: FormDrafts;
  actors: Actors;
  errors: Errors;
  /** What a server's document shows already; null where the browser renders the first page. */
  rendered: Rendered | null;
  /** What components may know of the configuration. */
  config: ShopConfig;
  now(): number;
}
