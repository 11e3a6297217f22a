import type { StoreView } from '../domain.ts';

/** The store view to store: the same view with its present currency, or null for the default. */
export interface ViewChange {
  view: StoreView | null;
}

/**
 * Compares the stored store view with the platform's list.
 *
 * @returns null if the platform still has the view and its currency, or lists no view
 */
export function viewChange(
  views: StoreView[],
  { code, currency }: { code: string | null; currency: string | null },
): ViewChange | null {
  if (code === null || views.length === 0) return null;
  const view = views.find((candidate) => candidate.code === code) ?? null;
  const isUnchanged = view !== null && (currency === null || view.currency === currency);
  return isUnchanged ? null : { view };
}
