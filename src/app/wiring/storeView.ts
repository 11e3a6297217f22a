import { fromPromise } from 'xstate';
import type { StoreView } from '../../../machines/domain.ts';
import { storeViewMachine } from '../../../machines/storeView.ts';
import { readStoreViews } from '../../adapters/graphql/operations/store.ts';
import { safely } from './safely.ts';
import type { World } from './world.ts';

/** The store view's ports: the list of views, what storage keeps of one, and the way over. */
export function wireStoreView({ client, storage, navigation, report }: World) {
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
        if (path === '/' || FIXED.test(path)) return path + search;
        const { findSamePage } = await import('../../adapters/graphql/operations/samePage.ts');
        const there = await findSamePage(client(), path, view.code);
        return there === null ? '/' : there + search;
      }),
    },
    actions: {
      saveStoreView: safely((_, { view }) => {
        storage.set('store_view_code', view.code);
        storage.set('store_view_currency', view.currency);
        storage.set('store_view_locale', view.locale);
        storage.set('store_view_secure_base_media_url', view.mediaUrl);
      }, report),
      goToStoreView: safely(
        (_, { view, url }) => navigation.load(url, view.isDefault ? null : view.code),
        report,
      ),
      reloadPage: safely(() => navigation.reload(), report),
    },
  });
}

/** Fixed routes count as matching pages (readings 44). */
const FIXED =
  /^\/(cart|checkout|order-confirmation|cms|xyz|signin|signup|forgot-password|customer)(\/|$)/;
