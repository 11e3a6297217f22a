import type { CartProblem } from './cartAdd.ts';
import { soldParts, stockOf } from './cartLineState.ts';
import type { Cart, CartLine, Shop } from './model.ts';
import { stockProblem } from './stock.ts';

interface LineChange {
  /** Decimal line id; undefined when the input names none. */
  lineId: number | undefined;
  quantity: number | null | undefined;
}

/**
 * Changes the quantity of a line; zero or less removes it.
 *
 * @returns the problem, or null
 */
export function changeLine(shop: Shop, cart: Cart, change: LineChange): CartProblem | null {
  const { lineId, quantity } = change;
  if (lineId === undefined) return missingParameter('cart_item_id');
  if (quantity === null || quantity === undefined) return missingParameter('quantity');
  const line = lineOf(cart, lineId);
  if (!line) {
    return {
      code: 'COULD_NOT_FIND_CART_ITEM',
      phrase: 'Could not find cart item with id: %1.',
      parameters: [Number.isNaN(lineId) ? 0 : lineId],
    };
  }
  if (quantity <= 0) {
    removeLine(cart, lineId);
    return null;
  }
  const parts = soldParts(shop, line);
  if (!parts) {
    return {
      code: 'UNDEFINED',
      phrase: "The product that was requested doesn't exist. Verify the product and try again.",
      parameters: [],
    };
  }
  const obstacle = stockProblem(shop, { stock: stockOf(parts) }, quantity);
  if (!obstacle) line.quantity = quantity;
  return obstacle;
}

/** Removes a line; false when it is not in the cart. */
export function removeLine(cart: Cart, lineId: number): boolean {
  const before = cart.lines.length;
  cart.lines = cart.lines.filter((line) => line.id !== lineId);
  return cart.lines.length < before;
}

const lineOf = (cart: Cart, id: number): CartLine | undefined =>
  cart.lines.find((line) => line.id === id);

const missingParameter = (name: string): CartProblem => ({
  code: 'REQUIRED_PARAMETER_MISSING',
  phrase: 'Required parameter "%1" for "cart_items" is missing.',
  parameters: [name],
});
