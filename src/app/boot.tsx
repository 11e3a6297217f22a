import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, waitFor } from 'xstate';
import { devToolsAdapter } from 'xstate/dev';
import { createRecorder } from '../adapters/inspection/recorder.ts';
import { activateLocale } from '../locales/activate.ts';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { Shop } from './Shop.tsx';
import { wireApp } from './system/app.ts';
import { createWorld } from './system/createWorld.ts';

/**
 * Opens the shop: makes the world, starts the root actor, and renders once the caches are
 * restored, the store view is settled and the language is there.
 */
export async function boot(root: HTMLElement): Promise<void> {
  const recorder = createRecorder();
  const world = createWorld(recorder);
  const language = activateLocale(world.spoken());
  const app = createActor(wireApp(world), { systemId: 'app', inspect: recorder.hear });
  // Hands the root to XState's developer tools, where a browser has them, before its first event.
  devToolsAdapter(app);
  if (/[?&]inspect\b/.test(world.navigation.current().search)) {
    await (await import('./system/inspect.ts')).inspect(world, app, recorder);
  }
  const session = world.attach(app);
  app.start();
  await Promise.all([language, session, waitFor(app, (snapshot) => snapshot.hasTag('ready'))]);
  createRoot(root, { onUncaughtError: world.report, onRecoverableError: world.report }).render(
    <StrictMode>
      <Shop app={app} world={world} />
    </StrictMode>,
  );
}
