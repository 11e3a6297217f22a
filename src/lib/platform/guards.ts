/**
 * A field that not every platform has. A platform refuses a whole document for one unknown field,
 * so such a field is asked for where the shop knows what to do without it.
 */
export interface Guard {
  /** The field's own name, as the platform repeats it when it refuses. */
  field: string;
  /** Which platforms have it. */
  since: string;
}

/** The count of the badge by the platform's own cart summary setting. */
export const CART_SUMMARY: Guard = {
  field: 'total_summary_quantity_including_config',
  since: 'the PWA modules',
};
/** Why another quantity was not taken, beside the cart. */
export const UPDATE_ERRORS: Guard = { field: 'errors', since: '2.4.8' };
/** What a shopper accepts before an order. */
export const TERMS: Guard = {
  field: 'checkoutAgreements',
  since: 'the checkout agreements module',
};
/** Blocks that the platform chooses for a shopper. */
export const DYNAMIC_BLOCKS: Guard = { field: 'dynamicBlocks', since: 'Adobe Commerce' };

/** Whether the platform refused a document because it does not know the guarded field. */
export const isUnknownField = (
  { field }: Guard,
  errors: readonly { message: string }[] | undefined,
): boolean =>
  errors?.some(({ message }) => message.startsWith(`Cannot query field "${field}"`)) ?? false;
