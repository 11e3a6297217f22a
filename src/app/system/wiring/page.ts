import { fromPromise } from 'xstate';
import type { RouteResponse, StoreView } from '../../../../machines/domain.ts';
import { pageMachine } from '../../../../machines/page/machine.ts';
import type { PageName } from '../../../../machines/page/routes.ts';
import { resolvePath } from '../../../adapters/graphql/operations/route.ts';
import { platformPath } from '../../../lib/url/platformPath.ts';
import { loadPage } from '../../pages.ts';
import { safely } from '../safely.ts';
import type { Services } from '../services.ts';
import { receiptOrder } from '../stored/orderFacts.ts';

/** Wires the page machine: the platform's route lookup, the page's code, and the address bar. */
export function wirePage(services: Services) {
  const { actors, commerce, environment, errors, navigation, token } = services;
  const { report } = errors;
  return pageMachine.provide({
    actors: {
      resolvePath: fromPromise<RouteResponse, { path: string }>(async ({ input }) =>
        withinShop(
          await resolvePath(commerce.client(), input.path),
          environment.platformLinks.linkBases,
        ),
      ),
      loadPage: fromPromise<void, { name: PageName }>(({ input }) => loadPage(input.name)),
      findOtherView: fromPromise<StoreView | null, { path: string }>(async ({ input }) =>
        (await import('./otherView.ts')).findOtherView(services, input.path),
      ),
    },
    actions: {
      replacePath: safely((_, { url }) => navigation.navigate(url, { replace: true }), report),
      askToSignIn: safely(
        (_, { from }) => navigation.navigate('/signin', { replace: true, state: { from } }),
        report,
      ),
      arrive: safely((_, { isNewPage }) => {
        if (navigation.arrive(isNewPage)) announce();
      }, report),
      openOtherView: safely((_, { view }) => {
        import('./otherView.ts').then((part) => part.openView(services, view)).catch(report);
      }, report),
      openReceipt: safely(() => {
        const order = receiptOrder(services);
        if (order) actors.send('checkout', { type: 'receipt.open', order });
      }, report),
      leaveSite: safely((_, { url }) => navigation.leave(url), report),
    },
    guards: { hasReceipt: actors.hasReceipt, isSignedIn: token.isPresent },
  });

  /** Announces a page to screen readers. */
  function announce() {
    import('../../../adapters/browser/announcePage.ts')
      .then((part) => part.announcePage())
      // The announcement's code could not be fetched; the focus has moved nevertheless.
      .catch(() => {});
  }
}

/** Turns a redirect to the platform's own host into a redirect to the same path of this shop. */
function withinShop(response: RouteResponse, bases: readonly string[]): RouteResponse {
  if (response.kind !== 'redirect' || !URL.canParse(response.url)) return response;
  const path = platformPath(new URL(response.url), bases);
  return path === null ? response : { ...response, url: path };
}
