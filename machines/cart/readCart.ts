/** An action that makes the cart read its contents from the platform. */
export const READ_CART = {
  type: 'sendToActor',
  params: { to: 'cart', event: { type: 'cart.read' } },
} as const;
