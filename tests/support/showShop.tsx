import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { AppActorProvider } from '../../src/actors/AppActor.ts';
import { ConfigProvider } from '../../src/actors/useConfig.ts';
import { TypedProvider } from '../../src/actors/useTyped.ts';
import { App } from '../../src/app/App.tsx';
import { ClientProvider } from '../../src/app/ClientProvider.tsx';
import { RenderErrorBoundary } from '../../src/app/RenderErrorBoundary.tsx';
import type { openShop } from './openShop.ts';

/** The shop's screen, as at its start, over a shop that is open. @returns what takes it away. */
export function showShop({ app, world }: Awaited<ReturnType<typeof openShop>>): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { onUncaughtError: world.report });
  root.render(
    <I18nProvider i18n={i18n}>
      <AppActorProvider value={app}>
        <ConfigProvider value={world.shown}>
          <TypedProvider value={world.typed}>
            <ClientProvider world={world}>
              <Router
                hook={world.navigation.useLocation}
                searchHook={world.navigation.useSearch}
                hrefs={world.navigation.href}
              >
                <RenderErrorBoundary onError={world.report} onReload={world.navigation.reload}>
                  <App />
                </RenderErrorBoundary>
              </Router>
            </ClientProvider>
          </TypedProvider>
        </ConfigProvider>
      </AppActorProvider>
    </I18nProvider>,
  );
  return () => {
    root.unmount();
    place.remove();
  };
}
