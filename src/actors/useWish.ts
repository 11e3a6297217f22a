import { useEffect, useState } from 'react';
import { mailTo } from '../../machines/system.ts';
import type { Wish } from '../../machines/wishList/context.ts';
import { useActorPart, useApp } from './AppActor.ts';
import { useLost } from './useLost.ts';
import { useShopper } from './useShopper.ts';

/**
 * Whether a product is on the wish list, and how to toggle it. Loads a signed-in customer's
 * list.
 */
export function useWish(wish: Wish) {
  const app = useApp();
  const { isLost, retry } = useLost('wishList');
  const [wasPressed, setPressed] = useState(false);
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
    /** Whether the wish list's code, which this press needs, could not be fetched. */
    isLost: isLost && wasPressed,
    retry,
    toggle: () => {
      setPressed(true);
      app.send(
        mailTo(
          'wishList',
          isWished
            ? { type: 'wishList.removeProduct', sku }
            : { type: 'wishList.add', wishes: [wish] },
        ),
      );
    },
  };
}
