import { type AppActor, actorOf } from './AppActor.ts';

/**
 * The five client stores (app, cart, catalog, checkout, user), derived from the running machines.
 * They never contain the sign-in token: that of a signed-in user reads 'redacted'.
 */
export function selectStores(app: AppActor) {
  return {
    app: appStore(app),
    cart: cartStore(app),
    catalog: catalogStore(app),
    checkout: checkoutStore(app),
    user: userStore(app),
  };
}

function appStore(app: AppActor) {
  const { children, context } = app.getSnapshot();
  const page = children.page?.getSnapshot();
  const network = actorOf(app, 'network')?.getSnapshot();
  const isDrawerOpen = actorOf(app, 'drawer')?.getSnapshot().hasTag('open') ?? false;
  return {
    drawer: isDrawerOpen ? 'nav' : null,
    overlay: isDrawerOpen,
    // The network actor starts after the first page has settled; until then the shop counts as
    // online.
    isOnline: !network?.hasTag('offline'),
    hasBeenOffline: network?.context.hasBeenOffline ?? false,
    isPageLoading: page?.hasTag('loading') ?? false,
    searchOpen: context.isSearchOpen,
    nextRootComponent:
      page?.hasTag('loading') && page.context.next ? `${page.context.next.name}_SHIMMER` : null,
    pending: {},
  };
}

function cartStore(app: AppActor) {
  const cart = actorOf(app, 'cart')?.getSnapshot();
  const checkout = actorOf(app, 'checkout')?.getSnapshot();
  const details = cart?.context.details ?? null;
  const total = details?.prices.grand_total ?? null;
  const isEmpty = (details?.items.length ?? 0) === 0;
  const busyWith = cart?.context.current?.kind ?? null;
  const failures = cart?.context.failures ?? {};
  return {
    cartId: cart?.context.cartId ?? null,
    details: {
      items: (details?.items ?? []).map(({ quantity, uid, id }) => ({ quantity, uid, id })),
      prices: { grand_total: total },
      currencyCode: (!isEmpty && total?.currency) || 'USD',
      numItems: details?.totalQuantity ?? 0,
      subtotal: details?.prices.subtotal?.value ?? 0,
    },
    isEmpty,
    shippingMethods: checkout?.context.availableShippingMethods ?? [],
    isLoading: cart?.hasTag('busy') ?? false,
    isAddingItem: busyWith === 'add',
    isUpdatingItem: busyWith === 'update',
    addItemError: failures.add ?? null,
    updateItemError: failures.update ?? null,
    removeItemError: failures.remove ?? null,
    detailsError: failures.read ?? null,
    getCartError: failures.create ?? null,
    cartResetDone: cart?.context.cartResetDone ?? false,
    lastClearTime: cart?.context.lastClearTime ?? null,
  };
}

function catalogStore(app: AppActor) {
  return (
    actorOf(app, 'catalog')?.getSnapshot().context ?? {
      categories: {},
      currentPage: 1,
      pageSize: 6,
      prevPageTotal: null,
    }
  );
}

function checkoutStore(app: AppActor) {
  const checkout = actorOf(app, 'checkout')?.getSnapshot();
  const errors = checkout?.context.errors ?? {};
  const method = checkout?.context.shippingMethod ?? null;
  return {
    availableShippingMethods: (checkout?.context.availableShippingMethods ?? []).map(
      (available) => ({
        ...available,
        code: available.carrier_code,
        title: available.carrier_title,
      }),
    ),
    billingAddress: checkout?.context.billingAddress ?? null,
    shippingAddress: checkout?.context.shippingAddress ?? {},
    shippingMethod: method?.carrier_code ?? '',
    shippingTitle: method?.carrier_title ?? '',
    paymentCode: checkout?.context.payment?.code ?? '',
    paymentData: checkout?.context.payment?.data ?? null,
    receipt: { order: checkout?.context.order ?? {} },
    isSubmitting: checkout?.hasTag('submitting') ?? false,
    billingAddressError: errors.billingAddress ?? null,
    shippingAddressError: errors.shippingAddress ?? null,
    shippingMethodError: errors.shippingMethod ?? null,
    paymentMethodError: errors.paymentMethod ?? null,
    orderError: errors.review ?? null,
  };
}

function userStore(app: AppActor) {
  const session = actorOf(app, 'session')?.getSnapshot();
  const isSignedIn = session?.hasTag('signedIn') ?? false;
  const { email = '', firstname = '', lastname = '' } = session?.context.customer ?? {};
  return {
    currentUser: { email, firstname, lastname },
    token: isSignedIn ? 'redacted' : null,
    isSignedIn,
    isGettingDetails: session?.hasTag('gettingDetails') ?? false,
    isResettingPassword: session?.context.task === 'resetPassword',
    getDetailsError: session?.context.failures.getDetails ?? null,
    resetPasswordError: session?.context.failures.resetPassword ?? null,
    userOnOrderSuccess: session?.context.userOnOrderSuccess ?? false,
  };
}
