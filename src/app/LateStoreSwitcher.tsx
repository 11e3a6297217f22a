import { lazy, Suspense } from 'react';

const StoreSwitcher = lazy(async () => ({
  default: (await import('../features/storeSwitcher/StoreSwitcher.tsx')).StoreSwitcher,
}));

/** The store switcher comes beside the first page, never before it: most shoppers never touch it. */
export function LateStoreSwitcher() {
  return (
    <Suspense>
      <StoreSwitcher />
    </Suspense>
  );
}
