import { fromPromise } from 'xstate';
import type { StoreView } from '../../../machines/domain.ts';
import { fixedPage } from '../../../machines/page/routes.ts';
import { storeViewMachine } from '../../../machines/storeView/machine.ts';
import { readStoreViews } from '../../adapters/graphql/operations/store.ts';
import { safely } from './safely.ts';
import { saveView } from './saveView.ts';
import type { Services } from './services.ts';

/** The store view's ports: the list of views, what storage keeps of one, and the way over. */
export function wireStoreView(services: Services) {
  const { storage, navigation } = services;
  const { client } = services.commerce;
  const { report } = services.errors;
  return storeViewMachine.provide({
    actors: {
      readStoreViews: fromPromise<StoreView[]>(async () => {
        const views = await readStoreViews(client());
        const standard = views.find((view) => view.isDefault);
        if (standard) storage.set('store_view_code_default', standard.code);
        return views;
      }),
      findSamePage: fromPromise<string, { view: StoreView }>(async ({ input: { view } }) => {
        const { path, search } = navigation.current();
        // Fixed routes count as matching pages; home is not looked up.
        if (path === '/' || fixedPage(path)) return path + search;
        const { findSamePage } = await import('../../adapters/graphql/operations/samePage.ts');
        const there = await findSamePage(client(), path, view.code);
        if (there === null) return '/';
        return there.includes('?') ? there : there + search;
      }),
    },
    actions: {
      saveStoreView: safely((_, { view }) => saveView({ storage }, view), report),
      goToStoreView: safely(
        (_, { view, url }) => navigation.load(url, view.isDefault ? null : view.code),
        report,
      ),
      reloadPage: safely(
        () => navigation.reload(`store view ${storage.get<string>('store_view_code')}`),
        report,
      ),
    },
  });
}
