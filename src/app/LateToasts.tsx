import { lazy, Suspense } from 'react';
import { useHasJoined } from '../actors/useHasJoined.ts';

const Toasts = lazy(async () => ({
  default: (await import('../features/toasts/Toasts.tsx')).Toasts,
}));

/** The toasts, fetched when the first one is raised, and kept from then on. */
export function LateToasts() {
  return useHasJoined('toasts') ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
