import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Router } from 'wouter';
import { type AppActor, AppActorProvider } from '../actors/AppActor.ts';
import { ConfigProvider } from '../actors/useConfig.ts';
import { FormDraftsProvider } from '../actors/useFormDraft.ts';
import { App } from './App.tsx';
import { ClientProvider } from './ClientProvider.tsx';
import { RenderErrorBoundary } from './RenderErrorBoundary.tsx';
import type { createWorld } from './system/createWorld.ts';

interface ShopProps {
  app: AppActor;
  world: ReturnType<typeof createWorld>;
}

/** The whole screen over the root actor and its world, which every component below is handed. */
export function Shop({ app, world }: ShopProps) {
  const { navigation, report, shown, formDrafts } = world;
  return (
    <I18nProvider i18n={i18n}>
      <AppActorProvider value={app}>
        <ConfigProvider value={shown}>
          <FormDraftsProvider value={formDrafts}>
            <ClientProvider world={world}>
              <Router
                hook={navigation.useLocation}
                searchHook={navigation.useSearch}
                hrefs={navigation.href}
              >
                <RenderErrorBoundary onError={report} onReload={navigation.reload}>
                  <App />
                </RenderErrorBoundary>
              </Router>
            </ClientProvider>
          </FormDraftsProvider>
        </ConfigProvider>
      </AppActorProvider>
    </I18nProvider>
  );
}
