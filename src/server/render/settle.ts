import { createActor, fromCallback, waitFor } from 'xstate';
import type { RouteResponse } from '../../../machines/domain.ts';
import { isPersonal } from '../../../machines/page/routes.ts';
import type { RenderedPage } from '../../../machines/page/setup.ts';
import type { Services } from '../../app/system/services.ts';
import { wireApp } from '../../app/system/wiring/app.ts';

/** The resolved address: its page or problem, and whether the page belongs to one shopper. */
export interface SettledPage {
  response: RouteResponse | null;
  isPersonal: boolean;
  shows: Pick<RenderedPage, 'page' | 'problem'>;
}

/**
 * The frame that is rendered while the address is unresolved, or if its page belongs to one
 * shopper.
 */
export const framePage = (isPersonal: boolean): SettledPage => ({
  response: null,
  isPersonal,
  shows: { page: null, problem: null },
});

/** The failure view, for an address that the platform cannot resolve at present. */
export const failurePage = (): SettledPage => ({
  ...framePage(false),
  shows: { page: null, problem: 'failed' },
});

/** The root actor without side effects. */
export const inertApp = (services: Services) =>
  wireApp(services).provide({
    actors: {
      watchStorage: fromCallback(() => {}),
      watchWindow: fromCallback(() => {}),
    },
    actions: { correctLocale: () => {}, registerWorker: () => {} },
  });

/** Runs the root actor until the page machine has resolved the address. */
export async function settle(services: Services, isElsewhere: () => boolean): Promise<SettledPage> {
  if (isPersonal(services.navigation.current())) return framePage(true);
  const app = createActor(inertApp(services), { systemId: 'app', input: { needs: {} } }).start();
  try {
    await waitFor(app, (snapshot) => snapshot.hasTag('ready'));
    const page = app.getSnapshot().children.page;
    if (!page) throw new Error('The page machine does not run.');
    const last = await waitFor(
      page,
      (snapshot) =>
        snapshot.hasTag('page') ||
        snapshot.hasTag('missing') ||
        snapshot.hasTag('failed') ||
        isElsewhere(),
    );
    const { response, shown } = last.context;
    if (last.hasTag('failed')) return failurePage();
    return {
      response,
      isPersonal: false,
      shows: last.hasTag('page')
        ? { page: shown, problem: null }
        : { page: null, problem: last.matches('notFound') ? 'notFound' : 'missing' },
    };
  } finally {
    app.stop();
  }
}
