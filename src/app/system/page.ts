import { fromPromise } from 'xstate';
import type { RouteAnswer, StoreView } from '../../../machines/domain.ts';
import { pageMachine } from '../../../machines/page/machine.ts';
import type { PageName } from '../../../machines/page/routes.ts';
import { resolvePath } from '../../adapters/graphql/operations/route.ts';
import { loadPage } from '../pages.ts';
import { safely } from './safely.ts';
import type { World } from './world.ts';

/** Their forms change the account. */
const ACCOUNT_PAGES: PageName[] = ['ACCOUNT', 'ORDER_HISTORY', 'ADDRESS_BOOK'];

/** Their forms speak to the session. */
const SESSION_PAGES: PageName[] = [
  'SIGN_IN',
  'CREATE_ACCOUNT',
  'FORGOT_PASSWORD',
  'RESET_PASSWORD',
];

/** Their forms are sent by the formSubmissions machine. */
const ERRAND_PAGES: PageName[] = ['CONTACT', 'CLOSE_ACCOUNT', 'COMMUNICATIONS', 'SAVED_PAYMENTS'];

/** The page machine's ports: the platform's lookup, the page's code, and the address bar. */
export function wirePage(world: World) {
  const { client, navigation, hasReceipt, isSignedIn, report } = world;
  const {
    startCart,
    startCatalog,
    startCheckout,
    startFormSubmissions,
    startSession,
    startWishList,
  } = world;
  let hasArrived = false;
  return pageMachine.provide({
    actors: {
      resolvePath: fromPromise<RouteAnswer, { path: string }>(({ input }) =>
        resolvePath(client(), input.path),
      ),
      loadPage: fromPromise<void, { name: PageName }>(async ({ input: { name } }) => {
        await Promise.all([loadPage(name), startMachines(name)]);
      }),
      findOtherView: fromPromise<StoreView | null, { path: string }>(async ({ input }) =>
        (await import('./otherView.ts')).findOtherView(world, input.path),
      ),
    },
    actions: {
      replacePath: safely((_, { url }) => navigation.replace(url), report),
      askToSignIn: safely(
        (_, { from }) => navigation.navigate('/signin', { replace: true, state: { from } }),
        report,
      ),
      arrive: safely((_, { isNewPage }) => {
        navigation.arrive(isNewPage);
        if (isNewPage && hasArrived) announce();
        hasArrived = true;
      }, report),
      openOtherView: safely((_, { view }) => {
        import('./otherView.ts').then((part) => part.openView(world, view)).catch(report);
      }, report),
      leaveSite: safely((_, { url }) => navigation.leave(url), report),
    },
    guards: { hasReceipt, isSignedIn },
  });

  /** The browser has told of the first page. */
  function announce() {
    import('../../adapters/browser/announcePage.ts')
      .then((part) => part.announcePage())
      // Its code is out of reach: the focus has moved all the same.
      .catch(() => {});
  }

  /** What a page's components may rely on is there before they are. */
  async function startMachines(name: PageName): Promise<void> {
    if (name === 'CHECKOUT' || name === 'ORDER_CONFIRMATION') {
      // A customer may keep an address on the way.
      const own = name === 'CHECKOUT' && isSignedIn() && world.startAccount();
      await Promise.all([startCheckout(), own]);
    }
    if (SESSION_PAGES.includes(name)) return startSession();
    if (ERRAND_PAGES.includes(name)) return startFormSubmissions();
    if (ACCOUNT_PAGES.includes(name)) return world.startAccount();
    if (name === 'WISH_LIST') return startWishList();
    if (name === 'CATEGORY' || name === 'SEARCH') return startCatalog();
    if (name === 'CART') await Promise.all([startCart(), startFormSubmissions()]);
    if (name === 'PRODUCT') return startCart();
  }
}
