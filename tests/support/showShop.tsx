import { i18n } from '@lingui/core';
import { createRoot } from 'react-dom/client';
import { Shop } from '../../src/app/Shop.tsx';
import type { openShop } from './openShop.ts';

/** Renders the UI of an opened shop. @returns the function that unmounts and removes it */
export function showShop({
  app,
  services,
  router,
}: Awaited<ReturnType<typeof openShop>>): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, {
    onUncaughtError: (error: unknown) => services.errors.report(error),
  });
  root.render(<Shop app={app} services={services} router={router} i18n={i18n} />);
  return () => {
    root.unmount();
    place.remove();
  };
}
