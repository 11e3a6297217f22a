import { useEffect } from 'react';
import type { CatalogCategory } from '../../machines/catalog/machine.ts';
import { useActor } from './AppActor.ts';

/** Tells the catalog store which page of which list is on screen. */
export function useTellPage(page: number, totalPages: number | null | undefined): void {
  const catalog = useActor('catalog');
  useEffect(() => catalog?.send({ type: 'catalog.pageChosen', page }), [catalog, page]);
  useEffect(() => {
    if (typeof totalPages === 'number') catalog?.send({ type: 'catalog.totalRead', totalPages });
  }, [catalog, totalPages]);
}

/** Tells the catalog store of a category that was read. */
export function useTellCategory(uid: string, category: CatalogCategory | null): void {
  const catalog = useActor('catalog');
  const text = JSON.stringify(category);
  useEffect(() => {
    const known: CatalogCategory | null = JSON.parse(text);
    if (known) catalog?.send({ type: 'catalog.categoryRead', uid, category: known });
  }, [catalog, uid, text]);
}
