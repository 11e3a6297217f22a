import type { CartItem } from '../../../machines/domain.ts';

/** What links within the page call a line of the cart. */
export const lineId = ({ uid }: Pick<CartItem, 'uid'>): string => `cart-line-${uid}`;
