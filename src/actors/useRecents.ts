import { useEffect } from 'react';
import { mailTo } from '../../machines/system.ts';
import { useActorPart, useApp } from './AppActor.ts';

const NONE: string[] = [];

/**
 * Records that a product was viewed.
 * @returns the SKUs of the other viewed products, the latest first.
 */
export function useRecentlyViewed(sku: string): string[] {
  useRecordRecent('recentlyViewed', sku);
  return useActorPart('recentlyViewed', ({ context }) => context.texts, NONE).filter(
    (other) => other !== sku,
  );
}

/** The terms searched for before, the latest first. */
export function useRecentSearches(): string[] {
  const app = useApp();
  useEffect(() => app.send({ type: 'actors.start', names: ['recentSearches'] }), [app]);
  return useActorPart('recentSearches', ({ context }) => context.texts, NONE);
}

/** Records that a term was searched for. */
export const useRecordSearch = (term: string): void => useRecordRecent('recentSearches', term);

function useRecordRecent(name: 'recentlyViewed' | 'recentSearches', text: string): void {
  const app = useApp();
  useEffect(() => {
    app.send(mailTo(name, { type: 'recents.used', text }));
  }, [app, name, text]);
}
