/** The kinds of product that this shop can put into a cart and send. */
const SOLD_HERE: readonly string[] = ['SimpleProduct', 'ConfigurableProduct'];

/** Whether a product can be bought here: bundles, grouped and virtual products are only shown. */
export const isSoldHere = ({ __typename }: { __typename: string }): boolean =>
  SOLD_HERE.includes(__typename);
