import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fromCallback, fromPromise } from 'xstate';
import { appMachine, type Location } from '../../../machines/app.ts';
import type { ToastContent } from '../../../machines/toast.ts';
import { wirePage } from './page.ts';
import { safely } from './safely.ts';
import type { World } from './world.ts';

/** The root machine with every port of every machine served: nothing is left to chance. */
export function wireApp(world: World) {
  const { navigation, openDrawer, report, restored, settleStoreView, startStoreView, toast } =
    world;
  return appMachine.provide({
    actors: {
      restoreCaches: fromPromise<void>(() => restored),
      settleStoreView: fromPromise<void>(settleStoreView),
      watchLocation: fromCallback(({ sendBack }) =>
        navigation.watch((location: Location) =>
          sendBack({ type: 'location.changed', ...location }),
        ),
      ),
      page: wirePage(world),
    },
    actions: {
      openDrawer: safely(() => {
        openDrawer().catch(report);
      }, report),
      correctLocale: safely(() => {
        import('./locale.ts')
          .then((locale) => locale.correctLocale(world))
          // Without an answer the language of the first paint stays.
          .catch(() => {});
      }, report),
      startStoreView: safely(() => {
        startStoreView().catch(report);
      }, report),
      takeCoupon: safely((_, { code }) => {
        import('./coupon.ts').then(({ takeCoupon }) => takeCoupon(world, code)).catch(report);
      }, report),
      reportAddFailure: safely((_, { failure }) => {
        const message =
          failure.reason === 'refused'
            ? failure.message
            : i18n._(msg`Could not add the item to your cart. Please try again.`);
        const content: ToastContent = { type: 'error', message, dismissable: true, timeout: 7_000 };
        toast(content).catch(report);
      }, report),
    },
  });
}
