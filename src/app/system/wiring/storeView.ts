import { fromPromise } from 'xstate';
import type { StoreView } from '../../../../machines/domain.ts';
import { isInEveryView } from '../../../../machines/page/routes.ts';
import { storeViewMachine } from '../../../../machines/storeView/machine.ts';
import { withoutViewInAddress } from '../../../adapters/browser/withoutViewInAddress.ts';
import { readOfferedViews, readStoreViews } from '../../../adapters/graphql/operations/store.ts';
import { DEFAULT_VIEW_CODE, NOTICE, type Notice } from '../../../lib/stored/keys.ts';
import { withSearch } from '../../../lib/url/withSearch.ts';
import { safely } from '../safely.ts';
import type { Services } from '../services.ts';
import { forgetView, saveView } from '../stored/saveView.ts';

/**
 * Wires the store view machine: the list of views, the stored settings, and the page load that
 * switches.
 */
export function wireStoreView(services: Services) {
  const { storage, sessionStore, navigation } = services;
  const { client } = services.commerce;
  const { report } = services.errors;
  return storeViewMachine.provide({
    actors: {
      readStoreViews: fromPromise<StoreView[]>(async () => {
        const views = await readStoreViews(client());
        const defaultView = views.find((view) => view.isDefault);
        if (defaultView) storage.set(DEFAULT_VIEW_CODE, defaultView.code);
        return views;
      }),
      verifyStoreView: fromPromise<StoreView[]>(() => readOfferedViews(client())),
      findSamePage: fromPromise<string | null, { view: StoreView }>(async ({ input: { view } }) => {
        const { path, search } = navigation.current();
        if (isInEveryView(path)) return path + search;
        const { findSamePage } = await import('../../../adapters/graphql/operations/samePage.ts');
        const samePath = await findSamePage(client(), path, view.code);
        return samePath === null ? null : withSearch(samePath, search);
      }),
    },
    actions: {
      saveStoreView: safely((_, { view }) => saveView({ storage }, view), report),
      goToStoreView: safely(
        (_, { view, url }) => navigation.load(url, view.isDefault ? null : view.code),
        report,
      ),
      ignoreViewName: safely(() => services.commerce.view.ignoreName(), report),
      forgetStoreView: safely(() => forgetView(services), report),
      noteViewGone: safely(() => sessionStore.set(NOTICE, 'viewGone' satisfies Notice), report),
      reloadInDefaultView: safely(() => {
        withoutViewInAddress(navigation.current());
        navigation.reload('store view gone');
      }, report),
      reloadPage: safely(() => {
        const code = storage.get('store_view_code');
        navigation.reload(`store view ${code} ${storage.get('store_view_currency')}`);
      }, report),
    },
  });
}
