import type { CartAddition, CartDetails, CartItem } from '../domain.ts';
import type { Failure } from '../failure.ts';
import type { CouponVerdict, PendingCoupon } from './coupon.ts';

/** The variant and options that replace those of a configurable line. */
export interface OtherOptions {
  /** The SKU of the chosen variant. */
  sku: string;
  selectedOptions: string[];
}

/** A command that a component may have requested. */
export interface WithRequestId {
  /** The id by which the component asks for the outcome. */
  requestId?: number;
}

/** A change of a line. */
interface LineCommand {
  itemId: string;
  /** For a change that an earlier page has handed on: the line as it was before the change. */
  lineBefore?: CartItem;
}

/** A command in the cart's queue: a change of the cart, or a read. */
export type CartCommand = WithRequestId &
  (
    | ({ kind: 'add' } & CartAddition)
    /**
     * `isCorrection`: repairs an update that the browser sent twice, so that it was counted twice.
     */
    | ({
        kind: 'update';
        quantity: number;
        becomes?: OtherOptions;
        isCorrection?: boolean;
      } & LineCommand)
    | ({ kind: 'remove' } & LineCommand)
    | { kind: 'applyCoupon'; code: string }
    | { kind: 'removeCoupon' }
    /** `isQuiet`: changes that this read shows are not reported; the shopper made them elsewhere. */
    | { kind: 'read'; isQuiet?: boolean }
  );

/** A change of a line whose result the page does not know when the shopper leaves the page. */
export type PendingChange = Extract<CartCommand, { kind: 'update' | 'remove' }> & {
  lineBefore: CartItem;
};

/** The commands that pages have left, and that no other page has taken. */
export interface UntakenCommands {
  changes: PendingChange[];
  /** Null if it is unknown which: their record has expired. */
  additions: CartAddition[] | null;
}

/** An addition whose response was lost, and the quantity that the cart held before the addition. */
export interface UnconfirmedAddition {
  addition: CartAddition;
  before: number;
  /** Whether the page that sent the addition was reloaded: the request may still arrive. */
  maybeInFlight?: boolean;
}

/** A line that was removed to be added again, as the addition that restores it. */
interface RemovedLine extends CartAddition {
  /** Whether the page that removed the line was reloaded: the request may still arrive. */
  maybeInFlight?: boolean;
}

/**
 * The unsettled effects of an earlier operation. The cart is read to settle them before any
 * request.
 */
export interface UnsettledEffects {
  removedLine: RemovedLine | null;
  unconfirmedAddition: UnconfirmedAddition | null;
}

export interface CartOperationInput extends UnsettledEffects {
  command: CartCommand;
  cartId: string | null;
  /** The line to change, as last read. */
  line: CartItem | null;
  /** The cart's contents; null if they are not known for certain. */
  details: CartDetails | null;
  /**
   * Whether the operation may end without effect, to be repeated after the adoption of the cart.
   */
  mayDefer: boolean;
  /** The coupon of a link, which is applied as soon as the cart contains an item. */
  coupon?: PendingCoupon | null;
}

/** A failure of a command, or of the creation of the cart that the command needs. */
export interface CartFailure {
  operation: CartCommand['kind'] | 'create';
  failure: Failure;
}

/** How a requested command ended; the failure is null if the command succeeded. */
export type RequestOutcome = CartFailure | { failure: null };

/** The result of an operation. */
export interface CartOutcome extends UnsettledEffects {
  /**
   * `uncertain`: the cart could not be read, or an addition got no response. `deferred`: the cart
   * must become the customer's first.
   */
  status: 'succeeded' | 'failed' | 'uncertain' | 'deferred';
  cartId: string | null;
  /** The cart's contents; null if they are unknown. */
  details: CartDetails | null;
  failures: CartFailure[];
  /** Commands that were not executed and must be queued again. */
  requeued: CartCommand[];
  /** Whether the replaced cart had been ordered or merged into another. */
  isCartClosed?: boolean;
  /** The result for the coupon of a link. */
  couponVerdict?: CouponVerdict | null;
}

/** Narrows a command to one kind; null for any other kind. */
export const asKind = <Kind extends CartCommand['kind']>(
  command: CartCommand,
  kind: Kind,
): Extract<CartCommand, { kind: Kind }> | null => (isKind(command, kind) ? command : null);

const isKind = <Kind extends CartCommand['kind']>(
  command: CartCommand,
  kind: Kind,
): command is Extract<CartCommand, { kind: Kind }> => command.kind === kind;
