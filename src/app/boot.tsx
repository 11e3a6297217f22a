import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { createActor, waitFor } from 'xstate';
import { AppActorProvider } from '../actors/AppActor.ts';
import { ConfigProvider } from '../actors/useConfig.ts';
import { TypedProvider } from '../actors/useTyped.ts';
import { createRecorder } from '../adapters/inspection/recorder.ts';
import { activateLocale } from '../locales/activate.ts';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { App } from './App.tsx';
import { ClientProvider } from './ClientProvider.tsx';
import { RenderErrorBoundary } from './RenderErrorBoundary.tsx';
import { wireApp } from './wiring/app.ts';
import { createWorld } from './wiring/createWorld.ts';

/**
 * Opens the shop: makes the world, starts the root actor, and renders once the caches are
 * restored, the store view is settled and the language is there (spec §4 "Start-up").
 */
export async function boot(root: HTMLElement): Promise<void> {
  const recorder = createRecorder();
  const world = createWorld(recorder);
  const language = activateLocale(world.spoken());
  const app = createActor(wireApp(world), { systemId: 'app', inspect: recorder.hear });
  if (/[?&]inspect\b/.test(world.navigation.current().search)) {
    await (await import('./wiring/inspect.ts')).inspect(world, app, recorder);
  }
  const session = world.attach(app);
  app.start();
  await Promise.all([language, session, waitFor(app, (snapshot) => snapshot.hasTag('ready'))]);
  createRoot(root, { onUncaughtError: world.report, onRecoverableError: world.report }).render(
    <StrictMode>
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
      </I18nProvider>
    </StrictMode>,
  );
}
