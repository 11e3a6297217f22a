import type { Client } from 'urql';
import type { Location } from '../../../machines/app.ts';
import type { SuggestionsEvent } from '../../../machines/search/machine.ts';
import type { ToastContent } from '../../../machines/toasts/toast.ts';
import type { WishListEvent } from '../../../machines/wishList/machine.ts';
import type { Recorded } from '../../adapters/inspection/recorder.ts';
import type { ExpiringStorage } from '../../adapters/storage/expiringStorage.ts';
import type { FormDrafts } from '../../lib/formDrafts.ts';

/** Everything outside, as the wiring hands it to the machines' ports. Tests bring their own. */
export interface World {
  /** The client of now: signing out makes a new one. */
  client: () => Client;
  fetch: typeof fetch;
  /** The store view that REST addresses name; null is the default one. */
  restStore: string | null;
  /** The store view that orders are made in, where that is not the shopper's; else null. */
  chargedView: string | null;
  /** The sign-in token, or null. */
  token: () => string | null;
  /** Of a sign-in token, in seconds. */
  tokenLifetime: number;
  isSignedIn(): boolean;
  /** An ordinary sign-out that the shop makes: no revocation, no other page. Settles signed out. */
  endSession(): Promise<void>;
  /** A payment was sent whose outcome is not known. */
  isPaymentOutstanding(): boolean;
  /** A new client with empty memory: what was cached for one shopper is never another's. */
  renewClient(): void;
  formDrafts: FormDrafts;
  storage: ExpiringStorage;
  /** Until the tab is closed. */
  sessionStore: ExpiringStorage;
  /** The last events that machines heard. */
  recorded: readonly Recorded[];
  navigation: {
    current(): Location;
    /** The place on the page that the address names, with its #; else empty. */
    place(): string;
    replace(url: string): void;
    navigate(url: string, options?: { replace?: boolean; state?: unknown }): void;
    /** Where the shopper was sent here from, or null. */
    origin(): string | null;
    /** To another site. */
    leave(url: string): void;
    /** A full page load of a path of this shop in a store view; null is the default one. */
    load(path: string, viewCode: string | null): void;
    reload(): void;
    /** Whether the address begins with the present store view's code. */
    hasPrefix(): boolean;
    /** The page is there: scrolls to where the shopper belongs, and moves the focus to a new one. */
    arrive(isNewPage: boolean): void;
    /** Tells the present location at once and every later one; the answer stops it. */
    watch(tell: (location: Location) => void): () => void;
  };
  /** The locale that is spoken, as storage or the platform told it. */
  spoken(): string;
  /** Settles when the persisted query cache is in memory. */
  restored: Promise<void>;
  now(): number;
  /** Bring the session's, the cart's or the checkout's machine into the system, once. */
  startSession(): Promise<void>;
  /** Brings the drawer's machine in and opens it. */
  openDrawer(): Promise<void>;
  /** Brings the catalog store's machine in. */
  startCatalog(): Promise<void>;
  /** Brings the suggestions' machine in and tells it. */
  suggest(event: SuggestionsEvent): Promise<void>;
  /** Brings the wish list's machine in, and hands it what it is needed for. */
  startWishList(event?: WishListEvent): Promise<void>;
  /** Brings the machine of the small forms in. */
  startFormSubmissions(): Promise<void>;
  /** Brings the store view's machine in and has the views listed. */
  startStoreView(): Promise<void>;
  /** Settles once the address is known to be of the present store view. */
  settleStoreView(): Promise<void>;
  startCart(): Promise<void>;
  startCheckout(): Promise<void>;
  /** Brings the session's machine in, and that of what a customer changes. */
  startAccount(): Promise<void>;
  /** Settles when what only the disk knows of a payment or an order is in storage again. */
  recovered(): Promise<void>;
  /** Whether there is an order to confirm. */
  hasReceipt(): boolean;
  /** To a machine of the shop, by its systemId; one that has not joined hears nothing. */
  send(to: string, event: { type: string; [key: string]: unknown }): void;
  toast(content: ToastContent): Promise<void>;
  /** What nobody expected; `isFatal` true: the page could not be drawn for it. */
  report(error: unknown, isFatal?: unknown): void;
}
