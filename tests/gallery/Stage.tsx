import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { AppActorProvider } from '../../src/actors/AppActor.ts';
import { EnvironmentProvider } from '../../src/actors/useEnvironment.ts';
import { FormDraftsProvider } from '../../src/actors/useFormDraft.ts';
import { App } from '../../src/app/App.tsx';
import { ClientProvider } from '../../src/app/ClientProvider.tsx';
import type { Services } from '../../src/app/system/services.ts';
import type { Exhibit } from './Exhibit.ts';
import { frozenApp } from './frozenApp.ts';

/** The whole shop with frozen machines. Its queries go to the platform. */
export function Stage({ exhibit, services }: { exhibit: Exhibit; services: Services }) {
  const { hook, searchHook } = memoryLocation({
    path: exhibit.path,
    searchPath: exhibit.search ?? '',
    static: true,
  });
  return (
    <I18nProvider i18n={i18n}>
      <AppActorProvider value={frozenApp(exhibit)}>
        <EnvironmentProvider value={services.environment}>
          <FormDraftsProvider value={services.formDrafts}>
            <ClientProvider commerce={services.commerce}>
              <Router hook={hook} searchHook={searchHook}>
                <App />
              </Router>
            </ClientProvider>
          </FormDraftsProvider>
        </EnvironmentProvider>
      </AppActorProvider>
    </I18nProvider>
  );
}
