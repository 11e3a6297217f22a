import { useState, useSyncExternalStore } from 'react';

/**
 * Whether React mounted this component on a server's markup instead of rendering it anew. Both of
 * the store's snapshots are null, so hydration is not followed by a second rendering.
 */
export function useIsFromDocument(): boolean {
  const [mount] = useState(() => ({ isFromDocument: false }));
  // React asks for the server's snapshot during hydration only.
  useSyncExternalStore(neverChanges, returnNull, () => {
    mount.isFromDocument = true;
    return returnNull();
  });
  return mount.isFromDocument;
}

const neverChanges = () => () => {};
const returnNull = () => null;
