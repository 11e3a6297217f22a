import type { CartAddition, CartDetails, CartItem, Failure } from '../domain.ts';
import type { CouponVerdict, PendingCoupon } from './coupon.ts';

/** What a configurable line becomes when its options are edited. */
export interface OtherOptions {
  /** The chosen child's sku. */
  sku: string;
  selectedOptions: string[];
}

/** A change of the cart, or a read of it, as it is queued. */
export type CartCommand =
  | ({ kind: 'add' } & CartAddition)
  /** `isCorrection`: of one that was sent once and counted twice. */
  | {
      kind: 'update';
      itemId: string;
      quantity: number;
      becomes?: OtherOptions;
      isCorrection?: boolean;
    }
  | { kind: 'remove'; itemId: string }
  | { kind: 'applyCoupon'; code: string }
  | { kind: 'removeCoupon' }
  /** `isQuiet`: what has changed is no news, for the shopper changed it in another tab. */
  | { kind: 'read'; isQuiet?: boolean };

/** An addition whose answer was lost, and how many of it the cart held before. */
export interface UnconfirmedAddition {
  addition: CartAddition;
  before: number;
  /** The page that sent it was reloaded: the request may still arrive. */
  maybeInFlight?: boolean;
}

/** A line that was taken out to be put in anew, as the addition that makes it again. */
export interface RemovedLine extends CartAddition {
  /** The page that removed it was reloaded: the request may still arrive. */
  maybeInFlight?: boolean;
}

/**
 * The open ends of an earlier operation: nothing is sent before the cart is read to settle them.
 */
export interface Unsettled {
  removedLine: RemovedLine | null;
  unconfirmedAddition: UnconfirmedAddition | null;
}

export interface CartOperationInput extends Unsettled {
  command: CartCommand;
  cartId: string | null;
  /** The line that is changed, as last seen. */
  line: CartItem | null;
  /** What the cart holds, or null when that is not known for sure. */
  details: CartDetails | null;
  /** Whether it may end undone, to be done again when the cart is the customer's own. */
  mayDefer: boolean;
  /** A coupon of a link: it is applied as soon as the cart holds something. */
  coupon?: PendingCoupon | null;
}

/** How an operation ended. */
export interface CartOutcome extends Unsettled {
  /**
   * `uncertain`: the cart could not be read, or an addition was not answered. `deferred`: the cart
   * must become the customer's first.
   */
  status: 'succeeded' | 'failed' | 'uncertain' | 'deferred';
  cartId: string | null;
  /** Null: what the cart holds now is not known. */
  details: CartDetails | null;
  /** What went wrong, and at which of the five operations or the creation. */
  failures: { operation: CartCommand['kind'] | 'create'; failure: Failure }[];
  /** Commands that were not done and have to be queued again. */
  again: CartCommand[];
  /** The cart that was replaced had been ordered, or merged into another. */
  isCartClosed?: boolean;
  /** What became of the coupon of a link. */
  couponVerdict?: CouponVerdict | null;
}

/** The command, if it is of this kind. */
export const asKind = <Kind extends CartCommand['kind']>(
  command: CartCommand,
  kind: Kind,
): Extract<CartCommand, { kind: Kind }> | null => (isKind(command, kind) ? command : null);

const isKind = <Kind extends CartCommand['kind']>(
  command: CartCommand,
  kind: Kind,
): command is Extract<CartCommand, { kind: Kind }> => command.kind === kind;
