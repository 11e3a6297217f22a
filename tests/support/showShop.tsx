import { i18n } from '@lingui/core';
import { createRoot } from 'react-dom/client';
import { Shop } from '../../src/app/Shop.tsx';
import type { OpenShop } from './openShop.ts';

/** Renders the UI of an open shop until it is closed. @returns the function that removes it earlier */
export function showShop({ app, services, router, onClose }: OpenShop): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, {
    onUncaughtError: (error: unknown) => services.errors.report(error),
  });
  root.render(<Shop app={app} services={services} router={router} i18n={i18n} />);
  const hide = () => {
    root.unmount();
    place.remove();
  };
  onClose(hide);
  return hide;
}
