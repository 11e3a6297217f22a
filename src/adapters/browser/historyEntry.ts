import { prefixOf } from '../../lib/url/storePath.ts';

/** What a history entry keeps of the shop over a page load, also where storage keeps nothing. */
interface Entry {
  /** Why the shop has loaded the page again by itself, since the shopper last did something. */
  reloads?: string[];
  /** The store view of the address, by storage key. */
  storeView?: Record<string, string>;
}

const entry = (): Entry => (history.state ?? {}) as Entry;

/** What the shopper does begins the count of reloads anew. */
export function forgetReloads(): void {
  const { reloads, ...rest } = entry();
  if (reloads) history.replaceState(rest, '');
}

/** What the next entry of this page takes along. */
export function carried(): Entry {
  const { reloads, storeView } = entry();
  return { ...(reloads && { reloads }), ...(storeView && { storeView }) };
}

/**
 * Whether the shop may load the page again by itself for this reason: once, until the shopper does
 * something. The entry counts it, since storage may be blocked.
 */
export function mayReload(reason: string): boolean {
  const { reloads = [] } = entry();
  if (reloads.includes(reason)) return false;
  history.replaceState({ ...entry(), reloads: [...reloads, reason] }, '');
  return true;
}

/** Keeps the store view of the address for the next load of this page. */
export function carryView(storeView: Record<string, string>): void {
  history.replaceState({ ...entry(), storeView }, '');
}

/** The store view that was kept so, if it is still the address's. */
export function carriedView(): Record<string, string> | null {
  const { storeView } = entry();
  const code = storeView?.store_view_code;
  const [, first] = location.pathname.split('/');
  return storeView && code && (first === code || first === prefixOf(code)) ? storeView : null;
}
