/** An action that makes the cart read its contents from the platform. */
export const READ_CART = {
  type: 'sendToActor',
  params: { to: 'cart', event: { type: 'cart.read' } },
} as const;

/** Reads the cart; a new price of shipping is not reported, because the shopper has caused it. */
export const READ_CART_AFTER_SHIPPING = {
  type: 'sendToActor',
  params: { to: 'cart', event: { type: 'cart.read', isShippingOwn: true } },
} as const;
