import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Wish } from '../../machines/wishList/context.ts';
import { useApp, wishListOf } from './AppActor.ts';
import { useShopper } from './useShopper.ts';

/** Whether a product is on the wish list, and how to change that. A customer's list is read for it. */
export function useWish(wish: Wish): { isWished: boolean; toggle: () => void } {
  const app = useApp();
  const { isSignedIn } = useShopper();
  useSelector(app, ({ context }) => context.joined);
  const actor = wishListOf(app);
  const { sku } = wish;
  const isWished = useSelector(
    actor,
    (snapshot) => snapshot?.context.marked.includes(sku) ?? false,
  );

  useEffect(() => {
    if (isSignedIn) app.send({ type: 'wishList.wanted' });
  }, [app, isSignedIn]);

  return {
    isWished,
    toggle: () =>
      app.send({
        type: 'wishList.wanted',
        event: isWished
          ? { type: 'wishList.removeProduct', sku }
          : { type: 'wishList.add', wishes: [wish] },
      }),
  };
}
