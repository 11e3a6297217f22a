import { prefixOf } from '../../lib/url/storePath.ts';

/** State in the history entry that survives a reload even where storage is blocked. */
interface Entry {
  /** Reasons for which the shop has reloaded the page since the shopper's last interaction. */
  reloads?: string[];
  /** The storage records, by key, of the store view that the address names. */
  storeView?: Record<string, string>;
}

const entry = (): Entry => (history.state ?? {}) as Entry;

/** Allows each automatic reload once more; called on every interaction of the shopper. */
export function forgetReloads(): void {
  const { reloads, ...rest } = entry();
  if (reloads) history.replaceState(rest, '');
}

/** The state that a new history entry inherits from the current one. */
export function inheritedState(): Entry {
  const { reloads, storeView } = entry();
  return { ...(reloads && { reloads }), ...(storeView && { storeView }) };
}

/**
 * Whether the shop may reload the page for this reason, and records that it does: once until the
 * shopper's next interaction, so that no error reloads for ever. Storage may be blocked, so the
 * history entry contains the record.
 */
export function mayReload(reason: string): boolean {
  const { reloads = [] } = entry();
  if (reloads.includes(reason)) return false;
  history.replaceState({ ...entry(), reloads: [...reloads, reason] }, '');
  return true;
}

/** Saves the address's store view in the history entry for the next load of this page. */
export function saveViewInHistory(storeView: Record<string, string>): void {
  history.replaceState({ ...entry(), storeView }, '');
}

/** The store view that `saveViewInHistory` saved; null when the address no longer names it. */
export function viewInHistory(): Record<string, string> | null {
  const { storeView } = entry();
  const code = storeView?.store_view_code;
  const [, first] = location.pathname.split('/');
  return storeView && code && (first === code || first === prefixOf(code)) ? storeView : null;
}
