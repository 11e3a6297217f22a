import { useEffect } from 'react';
import type { CatalogCategory } from '../../machines/catalog/machine.ts';
import { useActor } from './AppActor.ts';

/** Reports the shown page of a product list, and the number of pages, to the catalog machine. */
export function useTellPage(page: number, totalPages: number | null | undefined): void {
  const catalog = useActor('catalog');
  useEffect(() => catalog?.send({ type: 'catalog.pageChosen', page }), [catalog, page]);
  useEffect(() => {
    if (typeof totalPages === 'number') catalog?.send({ type: 'catalog.totalRead', totalPages });
  }, [catalog, totalPages]);
}

/** Reports a category that was read to the catalog machine. */
export function useTellCategory(uid: string, category: CatalogCategory | null): void {
  const catalog = useActor('catalog');
  const text = JSON.stringify(category);
  useEffect(() => {
    const known: CatalogCategory | null = JSON.parse(text);
    if (known) catalog?.send({ type: 'catalog.categoryRead', uid, category: known });
  }, [catalog, uid, text]);
}
