import type { CartAddition, CartDetails, CartItem } from '../domain.ts';
import type { CartCommand, OtherOptions, UnconfirmedAddition } from './commands.ts';

/** The key of a line, which stays the same when the platform gives it another uid. */
export const lineKey = ({ variantSku, product, options }: CartItem): string =>
  [product.sku, variantSku ?? '', ...options.map(({ valueUid }) => valueUid)].join(' ');

/** Whether two lines are the same although the platform has given one another uid. */
export const isSameLine = (a: CartItem, b: CartItem): boolean =>
  a.variantSku === b.variantSku &&
  a.product.sku === b.product.sku &&
  a.options.every(({ valueUid }, index) => valueUid === b.options[index]?.valueUid);

/** Whether a line contains the product and options of an addition. */
export const isLineOf = (
  { product, variantSku }: CartItem,
  { parentSku, sku }: Pick<CartAddition, 'parentSku' | 'sku'>,
): boolean =>
  parentSku === null
    ? variantSku === null && product.sku === sku
    : variantSku === sku && product.sku === parentSku;

/** The quantity of an addition's product and options in the cart. */
export const quantityFor = (details: CartDetails | null, addition: CartAddition): number =>
  (details?.items ?? [])
    .filter((item) => isLineOf(item, addition))
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether an addition without a response has reached the cart nevertheless. */
export const hasArrived = (
  details: CartDetails,
  { addition, before }: UnconfirmedAddition,
): boolean => quantityFor(details, addition) - before >= addition.quantity;

/** Whether a coupon is applied to the cart. */
export const hasCoupon = ({ coupons }: CartDetails, code: string): boolean =>
  coupons.some((applied) => applied.toUpperCase() === code.toUpperCase());

/** The parts of a change that are compared with the cart's contents to tell its result. */
interface SentCommand {
  command: CartCommand;
  /** The line to change, as last read: after it is added again, it has another uid. */
  line: CartItem | null;
  /** The quantity of the added product, or of the line's new variant, before the change. */
  before: number;
}

/** The line before a change that an earlier page has handed on; null for any other command. */
export const lineBeforeOf = (command: CartCommand | null): CartItem | null =>
  (command && 'itemId' in command && command.lineBefore) || null;

/** Whether the cart is in the state that a command leads to, whatever the response was. */
export function isAchieved({ command, line, before }: SentCommand, details: CartDetails): boolean {
  const hasUid = (item: CartItem, uid: string) =>
    item.uid === uid || (line !== null && isSameLine(item, line));
  switch (command.kind) {
    case 'add':
      return hasArrived(details, { addition: command, before });
    case 'update': {
      const { becomes, quantity } = command;
      if (becomes) {
        const now = details.items.filter(({ variantSku }) => variantSku === becomes.sku);
        return now.reduce((sum, item) => sum + item.quantity, -before) >= quantity;
      }
      const currentQuantity =
        details.items.find((item) => hasUid(item, command.itemId))?.quantity ?? 0;
      return currentQuantity === quantity;
    }
    case 'remove':
      return details.items.every(({ uid }) => uid !== command.itemId);
    case 'applyCoupon':
      return hasCoupon(details, command.code);
    case 'removeCoupon':
      return details.coupons.length === 0;
    case 'read':
      return true;
  }
}

/** The addition that restores a line. */
export const toAddition = (line: CartItem, quantity: number): CartAddition => ({
  cartId: null,
  parentSku: line.variantSku === null ? null : line.product.sku,
  product: {
    uid: line.product.uid,
    name: line.product.name,
    selectedOptions: line.options.map(({ valueUid }) => valueUid),
  },
  quantity,
  sku: line.variantSku ?? line.product.sku,
  ...(line.gift && { gift: line.gift }),
});

/** The same product with other options. */
export const withOptions = (
  addition: CartAddition,
  { sku, selectedOptions }: OtherOptions,
): CartAddition => ({
  ...addition,
  product: { ...addition.product, selectedOptions },
  sku,
});

/** Whether two additions request the same item, so that one may be a retry of the other. */
export const isSameAddition = (a: CartAddition, b: CartAddition): boolean =>
  a.sku === b.sku && a.parentSku === b.parentSku && a.quantity === b.quantity;
