import { useEffect } from 'react';
import { mailTo } from '../../machines/system.ts';
import { useActorPart, useApp } from './AppActor.ts';

const NONE: string[] = [];

/**
 * Records that a product was viewed.
 * @returns the SKUs of the other viewed products, the latest first.
 */
export function useRecentlyViewed(sku: string): string[] {
  const app = useApp();
  useEffect(() => {
    app.send(mailTo('recentlyViewed', { type: 'recentlyViewed.seen', sku }));
  }, [app, sku]);
  return useActorPart('recentlyViewed', ({ context }) => context.skus, NONE).filter(
    (other) => other !== sku,
  );
}
