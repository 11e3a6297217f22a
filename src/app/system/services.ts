import type { Client } from 'urql';
import type { Location } from '../../../machines/app/context.ts';
import type { ActorEvents, LazyActorName } from '../../../machines/system.ts';
import type { ToastContent } from '../../../machines/toasts/toast.ts';
import type { ShopEnvironment } from '../../actors/useEnvironment.ts';
import type { RecordedEvent } from '../../adapters/inspection/recorder.ts';
import type { ExpiringStorage } from '../../adapters/storage/expiringStorage.ts';
import type { FormDrafts } from '../../lib/formDrafts.ts';
import type { ServedDocument } from './servedDocument.ts';

/** Access to the commerce platform. */
export interface Commerce {
  /** The current client. Each sign-in or sign-out replaces it. */
  client(): Client;
  /** Replaces the client by one with an empty cache: one shopper's data must not reach another. */
  renew(): void;
  /**
   * Calls the listener after each replacement.
   * @returns the unsubscribe function.
   */
  watch(listener: () => void): () => void;
  /** Resolves once the persisted query cache is in memory. */
  restored(): Promise<void>;
  /** The `fetch` for REST. */
  fetch: typeof fetch;
  /** Reports that the platform rejected the session of a request with this `Authorization`. */
  onSessionRejected: (authorization: string) => void;
  view: RequestView;
  /** The document that the server has rendered; null where the browser renders the first page. */
  served: ServedDocument | null;
}

/** How requests name the store view; null where they name none. */
interface RequestView {
  /** The store view code in REST URLs; null for the default view. */
  rest: string | null;
  /**
   * The store view that charges an order, where it differs from the shopper's view; otherwise null.
   */
  charged: string | null;
  /**
   * The store view code that requests send; null sends none, so that the platform chooses its
   * default.
   */
  named: string | null;
  /** Stops sending the default view's code, from the next page load of this visit on. */
  ignoreName: () => void;
}

/** The sign-in token. It never enters a machine. */
export interface SessionToken {
  /** The token; null if there is none or it has expired. */
  bearer(): string | null;
  isPresent(): boolean;
  /** Whether the stored token has expired. */
  isExpired(): boolean;
  /** The lifetime of a new token, in seconds. */
  lifetime: number;
}

/** The address bar. Paths come without the store view's prefix. */
export interface Navigation {
  current(): Location;
  /** The address's fragment with its `#`, or an empty string. */
  hash(): string;
  navigate(url: string, options?: { replace?: boolean; state?: unknown }): void;
  /** The path that sent the shopper to sign in, or null. */
  origin(): string | null;
  /** Navigates to another site. */
  leave(url: string): void;
  /** Loads a path of this shop in a store view with a full page load; null is the default view. */
  load(path: string, viewCode: string | null): void;
  /**
   * Reloads the page.
   * @param reason - why the shop reloads on its own account. It reloads once per reason until the
   * shopper interacts; without a reason, the shopper has asked for the reload.
   */
  reload(reason?: string): void;
  /**
   * Whether the address begins with the present view's code; `unknown` is a first segment that may
   * be another view's code.
   */
  prefix(): { isOfView: boolean; unknown: string | null };
  /**
   * Restores the scroll position once the page is shown, and moves the focus to a new page.
   * @returns whether the page must be announced: it is new, and not the first one, which the
   * browser announces.
   */
  arrive(isNewPage: boolean): boolean;
  /**
   * Calls `notify` with the present location at once and with each later one.
   * @returns the unsubscribe function.
   */
  watch(notify: (location: Location) => void): () => void;
}

/** Access to the running actors for code that is not a machine. */
export interface Actors {
  /** Sends an event through the root, which loads the actor if it does not run yet. */
  send<Name extends LazyActorName>(to: Name, event: ActorEvents[Name]): void;
  toast(content: ToastContent): void;
  hasReceipt(): boolean;
}

export interface Errors {
  /**
   * Reports an unexpected error.
   * @param isFatal - true if the error kept the page from rendering.
   */
  report(error: unknown, isFatal?: boolean): void;
  /** The most recent machine events. */
  recorded: readonly RecordedEvent[];
}

/**
 * Everything outside the machines. Each port takes the services that it needs; a test provides its
 * own.
 */
export interface Services {
  commerce: Commerce;
  token: SessionToken;
  navigation: Navigation;
  storage: ExpiringStorage;
  /** Storage that lasts until the tab is closed. */
  sessionStore: ExpiringStorage;
  formDrafts: FormDrafts;
  actors: Actors;
  errors: Errors;
  /** The configuration and the browser functions that components use without a machine. */
  environment: ShopEnvironment;
  now(): number;
}
