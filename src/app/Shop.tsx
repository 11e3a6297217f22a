import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useEffect } from 'react';
import { Router } from 'wouter';
import { type AppActor, AppActorProvider } from '../actors/AppActor.ts';
import { EnvironmentProvider } from '../actors/useEnvironment.ts';
import { FormDraftsProvider } from '../actors/useFormDraft.ts';
import { type DocumentSnapshots, DocumentSnapshotsProvider } from '../actors/useSelector.ts';
import { App } from './App.tsx';
import { ClientProvider } from './ClientProvider.tsx';
import { RenderErrorBoundary } from './RenderErrorBoundary.tsx';
import type { createServices } from './system/createServices.ts';

type CreatedServices = ReturnType<typeof createServices>;

interface ShopProps extends Pick<CreatedServices, 'services' | 'router'> {
  app: AppActor;
  i18n: I18n;
  /**
   * The snapshots that a server's document was rendered with; null where the browser renders the
   * first page.
   */
  snapshots?: DocumentSnapshots | null;
  /** Called once the shop is mounted and responds to input. */
  onHydrated?: () => void;
}

/** The whole shop, with a provider for the root actor and for each service that components use. */
export function Shop({ app, services, router, i18n, snapshots = null, onHydrated }: ShopProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  const { commerce, environment, errors, formDrafts, navigation } = services;
  return (
    <I18nProvider i18n={i18n}>
      <AppActorProvider value={app}>
        <DocumentSnapshotsProvider value={snapshots}>
          <EnvironmentProvider value={environment}>
            <FormDraftsProvider value={formDrafts}>
              <ClientProvider commerce={commerce}>
                <Router {...router}>
                  <RenderErrorBoundary onError={errors.report} onReload={() => navigation.reload()}>
                    <App />
                  </RenderErrorBoundary>
                </Router>
              </ClientProvider>
            </FormDraftsProvider>
          </EnvironmentProvider>
        </DocumentSnapshotsProvider>
      </AppActorProvider>
    </I18nProvider>
  );
}
