import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, waitFor } from 'xstate';
import { devToolsAdapter } from 'xstate/dev';
import { createRecorder } from '../adapters/inspection/recorder.ts';
import { activateLocale } from '../locales/activate.ts';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { PAGE_NEEDS } from './pages.ts';
import { Shop } from './Shop.tsx';
import { wireApp } from './system/app.ts';
import { createServices } from './system/createServices.ts';
import { spokenLocale } from './system/spokenLocale.ts';

/**
 * Opens the shop: makes the services, starts the root actor, and renders once it is ready and the
 * language is there.
 */
export async function boot(root: HTMLElement): Promise<void> {
  const recorder = createRecorder();
  const { services, router, connect } = createServices(recorder);
  const language = activateLocale(spokenLocale(services.storage));
  const app = createActor(wireApp(services), {
    systemId: 'app',
    input: { needs: PAGE_NEEDS },
    inspect: recorder.hear,
  });
  connect(app);
  // Hands the root to XState's developer tools, where a browser has them, before its first event.
  devToolsAdapter(app);
  if (/[?&]inspect\b/.test(services.navigation.current().search)) {
    await (await import('./system/inspect.ts')).inspect(services, app, recorder);
  }
  app.start();
  await Promise.all([language, waitFor(app, (snapshot) => snapshot.hasTag('ready'))]);
  const { report } = services.errors;
  createRoot(root, { onUncaughtError: report, onRecoverableError: report }).render(
    <StrictMode>
      <Shop app={app} services={services} router={router} />
    </StrictMode>,
  );
}
