import { useEffect } from 'react';
import type { CatalogCategory, MenuLevel } from '../../machines/catalog/machine.ts';
import { mailTo } from '../../machines/system.ts';
import { useActor, useApp } from './AppActor.ts';

/** Reports the shown page of a product list, and the number of pages, to the catalog machine. */
export function useReportPage(page: number, totalPages: number | null | undefined): void {
  const catalog = useActor('catalog');
  useEffect(() => catalog?.send({ type: 'catalog.pageChosen', page }), [catalog, page]);
  useEffect(() => {
    if (typeof totalPages === 'number') catalog?.send({ type: 'catalog.totalRead', totalPages });
  }, [catalog, totalPages]);
}

/** Reports a category that was read to the catalog machine. */
export function useReportCategory(uid: string, category: CatalogCategory | null): void {
  const catalog = useActor('catalog');
  const text = JSON.stringify(category);
  useEffect(() => {
    const parsed: CatalogCategory | null = JSON.parse(text);
    if (parsed) catalog?.send({ type: 'catalog.categoryRead', uid, category: parsed });
  }, [catalog, uid, text]);
}

/** Reports a level of the menu that was read to the catalog machine, and loads that machine. */
export function useReportLevel(level: MenuLevel | null): void {
  const app = useApp();
  const text = JSON.stringify(level);
  useEffect(() => {
    const parsed: MenuLevel | null = JSON.parse(text);
    if (parsed) app.send(mailTo('catalog', { type: 'catalog.levelRead', level: parsed }));
  }, [app, text]);
}
