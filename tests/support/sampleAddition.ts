/** The addition of one rose, as `cart.addItem` names it. */
export const ROSE = {
  cartId: null,
  parentSku: null,
  product: { uid: 'MQ==', name: 'Rose', selectedOptions: [] },
  quantity: 1,
  sku: 'rose',
};
