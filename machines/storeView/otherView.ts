import type { StoreView } from '../domain.ts';
import { viewNamed } from './machine.ts';

/** Another store view that an address may belong to. */
interface Candidate {
  view: StoreView;
  /** Whether the address belongs to the view only if the view knows the path. */
  mustKnowPath: boolean;
}

/**
 * Chooses the store view of an address that the current view does not know: the view that the
 * address names; for an address that names none, the default view.
 *
 * @param code - the view code that the address may start with, or null
 * @param current - the current view's code; null for the default view
 * @returns null if that is the current view, or if there is no such view
 */
export function otherView(
  views: StoreView[],
  { code, current }: { code: string | null; current: string | null },
): Candidate | null {
  const defaultView = views.find(({ isDefault }) => isDefault);
  const named = code === null ? null : viewNamed(views, code);
  const view = named ?? defaultView;
  if (!view || view.code === (current ?? defaultView?.code)) return null;
  return { view, mustKnowPath: named === null };
}
