import { i18n } from '@lingui/core';
import { StrictMode, startTransition } from 'react';
import { createActor, waitFor } from 'xstate';
import { devToolsAdapter } from 'xstate/dev';
import type { RenderedPage } from '../../machines/page/setup.ts';
import { browser } from '../adapters/browser/browser.ts';
import { documentText } from '../adapters/browser/documentText.ts';
import { nextTask } from '../adapters/browser/nextTask.ts';
import { completeHydration } from '../adapters/browser/renderedPage.ts';
import { createRecorder } from '../adapters/inspection/recorder.ts';
import { activateLocale } from '../locales/activate.ts';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { loadPage, PAGE_NEEDS } from './pages.ts';
import { createRoot, hydrateRoot } from './reactDom.ts';
import { Shop } from './Shop.tsx';
import { createServices } from './system/createServices.ts';
import { openServedDocument } from './system/servedDocument.ts';
import { storedLocale } from './system/stored/storedLocale.ts';
import { wireApp } from './system/wiring/app.ts';

/** The document's page while the platform was unavailable: its failure view stays on the screen. */
const UNAVAILABLE: RenderedPage = {
  path: '',
  search: '',
  page: null,
  response: null,
  problem: 'failed',
};

/**
 * Boots the shop: creates the services, starts the root actor, and renders once the root is ready
 * and the language is loaded.
 */
export async function boot(root: HTMLElement): Promise<void> {
  const recorder = createRecorder();
  const text = documentText();
  const page = text ? openServedDocument(text) : null;
  // Yield to the browser between the steps, so that the rendered document stays responsive.
  const pause = page ? nextTask : () => {};
  await pause();
  const { services, router, connect } = createServices(recorder, browser, page);
  const language = activateLocale(storedLocale(services.storage));
  await pause();
  const logic = wireApp(services);
  await pause();
  const app = createActor(logic, {
    systemId: 'app',
    input: {
      needs: PAGE_NEEDS,
      rendered: page?.document ?? ('unavailable' in root.dataset ? UNAVAILABLE : null),
    },
    inspect: recorder.observe,
  });
  connect(app);
  await pause();
  // Register the root with XState's developer tools, if the browser has them, before its first
  // event.
  devToolsAdapter(app);
  if (new URLSearchParams(services.navigation.current().search).has('inspect')) {
    await (await import('./system/inspect.ts')).inspect(services, app, recorder);
  }
  app.start();
  const snapshots = page?.snapshots(app) ?? null;
  await pause();
  const [hasMessages] = await Promise.all([
    language,
    waitFor(app, (snapshot) => snapshot.hasTag('ready')),
    page?.document.page && loadPage(page.document.page.name),
  ]);
  await pause();
  const { report } = services.errors;
  // React has already rendered again after a recoverable error: the shopper misses nothing.
  const options = {
    onUncaughtError: (error: unknown) => report(error),
    onRecoverableError: (error: unknown) => console.error(error),
  };
  const shop = (
    <StrictMode>
      <Shop
        app={app}
        services={services}
        router={router}
        i18n={i18n}
        snapshots={snapshots}
        onHydrated={completeHydration}
      />
    </StrictMode>
  );
  if (page && hasMessages && !page.document.isLate) {
    startTransition(() => void hydrateRoot(root, shop, options));
    return;
  }
  // Discard what the server rendered: its data came late, or the messages of its language are
  // missing.
  if (page) {
    // Without the code, the page is rendered all the same.
    await import('../adapters/browser/keepPlace.ts').then(
      (part) => part.keepPlace(root),
      () => {},
    );
  }
  root.replaceChildren();
  delete root.dataset.rendered;
  createRoot(root, options).render(shop);
}
