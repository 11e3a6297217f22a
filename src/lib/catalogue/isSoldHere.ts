/** Type names of the products that this shop can add to a cart and ship. */
const SOLD_HERE: readonly string[] = ['SimpleProduct', 'ConfigurableProduct'];

/**
 * Whether the shop sells this type of product; bundle, grouped and virtual products are
 * display-only.
 */
export const isSoldHere = ({ __typename }: { __typename: string }): boolean =>
  SOLD_HERE.includes(__typename);
