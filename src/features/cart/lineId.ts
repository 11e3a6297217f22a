import type { CartItem } from '../../../machines/domain.ts';

/** The element id of a cart line, for links within the page. */
export const lineId = ({ uid }: Pick<CartItem, 'uid'>): string => `cart-line-${uid}`;
