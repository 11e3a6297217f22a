import { holdLock, withLock } from '../../adapters/browser/locks.ts';

/** Held alone by the tab that places an order, and together by the tabs that change its contents. */
const LOCK = 'order-contents';

/**
 * Sends a change of the cart or of a checkout step once no tab is placing an order: the platform
 * would order what the shopper has not seen in the tab where Place Order was pressed.
 */
export const changeOrderContents = <Answer>(send: () => Promise<Answer>): Promise<Answer> =>
  withLock(LOCK, send, 'shared');

/**
 * Keeps other tabs from changing the contents of the order, from its first read until the payment
 * has a response or the order is given up.
 */
export function heldOrderContents() {
  let isOver = false;
  let release = () => {};
  return {
    hold: async (): Promise<void> => {
      release = await holdLock(LOCK);
      if (isOver) release();
    },
    release: (): void => {
      isOver = true;
      release();
    },
  };
}
