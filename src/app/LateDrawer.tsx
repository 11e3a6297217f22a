import { lazy, Suspense, useState } from 'react';
import { useDrawerToggle } from '../actors/useDrawerToggle.ts';

const Drawer = lazy(async () => ({
  default: (await import('../features/drawer/Drawer.tsx')).Drawer,
}));

/** The navigation drawer, fetched when it is first opened, and kept from then on. */
export function LateDrawer() {
  const { isOpen } = useDrawerToggle();
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  return isNeeded ? (
    <Suspense fallback={null}>
      <Drawer />
    </Suspense>
  ) : null;
}
