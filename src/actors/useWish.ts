import { useEffect } from 'react';
import { type ActorEvents, mailTo } from '../../machines/system.ts';
import type { Wish } from '../../machines/wishList/context.ts';
import { useActorPart, useApp } from './AppActor.ts';
import { useSelector } from './useSelector.ts';
import { useShopper } from './useShopper.ts';

/**
 * Whether a product is on the wish list, and how to toggle it. Loads a signed-in customer's list.
 */
export function useWish(wish: Wish) {
  const app = useApp();
  const { isSignedIn } = useShopper();
  const { sku } = wish;
  const isWished = useActorPart(
    'wishList',
    ({ context }) => context.wishedSkus.includes(sku),
    false,
  );

  /** Whether a press of this heart is undelivered because the wish list's code failed to load. */
  const hasFailed = useSelector(
    app,
    ({ context }) =>
      context.undelivered.wishList?.some((event) =>
        concernsSku(event as ActorEvents['wishList'], sku),
      ) === true,
  );

  useEffect(() => {
    if (isSignedIn) app.send({ type: 'actors.start', names: ['wishList'] });
  }, [app, isSignedIn]);

  return {
    isWished,
    hasFailed,
    retry: () => app.send({ type: 'actors.retry', name: 'wishList' }),
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

/** Whether a heart of this product sent the event. */
const concernsSku = (event: ActorEvents['wishList'], sku: string): boolean =>
  event.type === 'wishList.add'
    ? event.wishes.some((wish) => wish.sku === sku)
    : event.type === 'wishList.removeProduct' && event.sku === sku;
