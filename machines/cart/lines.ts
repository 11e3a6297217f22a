import type { CartAddition, CartDetails, CartItem } from '../domain.ts';
import type { CartCommand, OtherOptions, UnconfirmedAddition } from './commands.ts';

/** The key of a line, which stays the same when the platform gives it another uid. */
export const lineKey = ({ variantSku, product, options }: CartItem): string =>
  [product.sku, variantSku ?? '', ...options.map(({ valueUid }) => valueUid)].join(' ');

/** Whether two lines are the same although the platform has given one another uid. */
export const isSameLine = (one: CartItem, other: CartItem): boolean =>
  one.variantSku === other.variantSku &&
  one.product.sku === other.product.sku &&
  one.options.every(({ valueUid }, index) => valueUid === other.options[index]?.valueUid);

/** Whether a line is of what this addition adds. */
export const isLineOf = (
  { product, variantSku }: CartItem,
  { parentSku, sku }: Pick<CartAddition, 'parentSku' | 'sku'>,
): boolean =>
  parentSku === null
    ? variantSku === null && product.sku === sku
    : variantSku === sku && product.sku === parentSku;

/** How many the cart holds of what this addition adds. */
export const quantityFor = (details: CartDetails | null, addition: CartAddition): number =>
  (details?.items ?? [])
    .filter((item) => isLineOf(item, addition))
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether an addition that was not answered is in the cart after all. */
export const hasArrived = (
  details: CartDetails,
  { addition, before }: UnconfirmedAddition,
): boolean => quantityFor(details, addition) - before >= addition.quantity;

/** The parts of a change that are compared with the cart's contents to tell its result. */
interface Sent {
  command: CartCommand;
  /** The line that is changed, as last seen: put in anew, it has another uid. */
  line: CartItem | null;
  /** How many of what is added, or of what the line becomes, the cart held before. */
  before: number;
}

/** Whether the cart holds what the command wanted, whatever was or was not answered. */
export function isAchieved({ command, line, before }: Sent, details: CartDetails): boolean {
  const isIt = (item: CartItem, uid: string) =>
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
      const held = details.items.find((item) => isIt(item, command.itemId))?.quantity ?? 0;
      return held === quantity;
    }
    case 'remove':
      return details.items.every(({ uid }) => uid !== command.itemId);
    case 'applyCoupon':
      return details.coupons.some((code) => code.toUpperCase() === command.code.toUpperCase());
    case 'removeCoupon':
      return details.coupons.length === 0;
    case 'read':
      return true;
  }
}

/** The addition that makes a line anew. */
export const lineAgain = (line: CartItem, quantity: number): CartAddition => ({
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

/** The same product in another choice of its options. */
export const withOptions = (
  addition: CartAddition,
  { sku, selectedOptions }: OtherOptions,
): CartAddition => ({
  ...addition,
  product: { ...addition.product, selectedOptions },
  sku,
});

/** Whether two additions ask for the same, so that one may be the other tried again. */
export const isSameAddition = (one: CartAddition, other: CartAddition): boolean =>
  one.sku === other.sku && one.parentSku === other.parentSku && one.quantity === other.quantity;
