import { useEffect } from 'react';
import { mailTo } from '../../machines/system.ts';
import type { Wish } from '../../machines/wishList/context.ts';
import { useActorPart, useApp } from './AppActor.ts';
import { useShopper } from './useShopper.ts';

/**
 * Whether a product is on the wish list, and how to toggle it. Loads a signed-in customer's
 * list.
 */
export function useWish(wish: Wish): { isWished: boolean; toggle: () => void } {
  const app = useApp();
  const { isSignedIn } = useShopper();
  const { sku } = wish;
  const isWished = useActorPart(
    'wishList',
    ({ context }) => context.wishedSkus.includes(sku),
    false,
  );

  useEffect(() => {
    if (isSignedIn) app.send({ type: 'actors.start', names: ['wishList'] });
  }, [app, isSignedIn]);

  return {
    isWished,
    toggle: () =>
      app.send(
        mailTo(
          'wishList',
          isWished
            ? { type: 'wishList.removeProduct', sku }
            : { type: 'wishList.add', wishes: [wish] },
        ),
      ),
  };
}
