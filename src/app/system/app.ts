import { fromCallback, fromPromise } from 'xstate';
import { appMachine, type Location } from '../../../machines/app.ts';
import { wirePage } from './page.ts';
import { safely } from './safely.ts';
import type { World } from './world.ts';

/** The root machine with every port of every machine served: nothing is left to chance. */
export function wireApp(world: World) {
  const {
    navigation,
    openDrawer,
    report,
    restored,
    settleStoreView,
    startStoreView,
    startWishList,
    suggest,
  } = world;
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
      askSuggestions: safely((_, { event }) => {
        suggest(event).catch(report);
      }, report),
      askWishList: safely((_, { event }) => {
        startWishList(event).catch(report);
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
      raiseToast: safely((_, { content }) => {
        world.toast(content).catch(report);
      }, report),
      takeCoupon: safely((_, { code }) => {
        import('./coupon.ts').then(({ takeCoupon }) => takeCoupon(world, code)).catch(report);
      }, report),
      openCouponField: safely(() => navigation.navigate('/cart#coupon-code'), report),
      reportAddFailure: safely((_, { failure }) => {
        import('./addFailure.ts')
          .then((part) => part.reportAddFailure(world, failure))
          .catch(report);
      }, report),
    },
  });
}
