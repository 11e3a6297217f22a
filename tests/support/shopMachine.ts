import { fromCallback, fromPromise, type NonReducibleUnknown, setup } from 'xstate';
import type { CartOperationInput, CartOutcome } from '../../machines/cart/commands.ts';
import type { StoredCart } from '../../machines/cart/context.ts';
import { cartMachine } from '../../machines/cart/machine.ts';
import { cartOperationMachine } from '../../machines/cart/operation/machine.ts';
import type { SavedCheckout } from '../../machines/checkout/context.ts';
import { checkoutMachine } from '../../machines/checkout/machine.ts';
import type { CartDetails } from '../../machines/domain.ts';
import { lazyChild } from '../../machines/lazyChild.ts';
import { placeOrderMachine } from '../../machines/order/place.ts';
import type { ChargedAmounts, PreparedOrder } from '../../machines/order/receipt.ts';
import type { OrderDraft, PlaceOrderEvent, PlaceOrderOutput } from '../../machines/order/setup.ts';
import { verifyOrderMachine } from '../../machines/order/verify.ts';
import { submission } from '../../machines/submission.ts';
import { type Mail, notifyActor } from '../../machines/system.ts';
import { CART_PORTS, OPERATION_PORTS } from './cartPorts.ts';
import { chargedFor, preparation, recalledOrder, recallMachineWith } from './fakeOrder.ts';
import type { FakeShop } from './fakeShop.ts';

const no = () => false;

/** Creates fake ports: each writes to the log, may be held or fail, and then answers. */
function createPorts(shop: FakeShop, log: string[]) {
  let carts = 1;
  const port = <Output, Input = NonReducibleUnknown>(
    name: string,
    describe: (input: Input) => string,
    respond: (input: Input) => Output,
  ) =>
    fromPromise<Output, Input>(async ({ input }) => {
      log.push(describe(input));
      await shop.hold[name];
      const error = shop.fail[name];
      if (error) throw error;
      return respond(input);
    });
  return {
    port,
    change: <Input>(
      name: string,
      describe: (input: Input) => string,
      apply: (input: Input) => void,
    ) => port<void, Input>(name, describe, apply),
    createCart: port(
      'createCart',
      () => 'create a cart',
      () => `cart-${++carts}`,
    ),
    forgetCart: port<number, { cartId: string | null }>(
      'forgetCart',
      () => 'forget the cart',
      () => {
        shop.items = [];
        return 1_000;
      },
    ),
  };
}
type Ports = ReturnType<typeof createPorts>;

const detailsOf = (shop: FakeShop, id: string): CartDetails => ({
  id,
  // Each response is a new object, as if parsed from the network.
  items: structuredClone(shop.items),
  totalQuantity: shop.items.length,
  coupons: shop.coupons,
  prices: shop.prices,
});

function operationOn(shop: FakeShop, { port, change, createCart, forgetCart }: Ports) {
  return cartOperationMachine.provide({
    ...OPERATION_PORTS,
    actors: {
      createCart,
      forgetCart,
      endSession: fromPromise(async () => {}),
      readDetails: port(
        'readDetails',
        () => 'read',
        ({ cartId }: { cartId: string }) => detailsOf(shop, cartId),
      ),
      addItem: change(
        'addItem',
        ({ sku, quantity }) => `add ${sku} ×${quantity}`,
        () => {},
      ),
      updateItem: change(
        'updateItem',
        ({ itemId, quantity }) => `update ${itemId} to ${quantity}`,
        ({ itemId, quantity }) => {
          shop.items = shop.items.map((item) =>
            item.uid === itemId ? { ...item, quantity } : item,
          );
        },
      ),
      removeItem: change(
        'removeItem',
        ({ itemId }) => `remove ${itemId}`,
        ({ itemId }) => {
          shop.items = shop.items.filter((item) => item.uid !== itemId);
        },
      ),
      applyCoupon: change(
        'applyCoupon',
        ({ code }) => `apply ${code}`,
        ({ code }) => {
          shop.coupons = [code];
        },
      ),
      removeCoupon: change(
        'removeCoupon',
        () => 'remove the coupon',
        () => {
          shop.coupons = [];
        },
      ),
    },
  });
}

function cartOf(shop: FakeShop, ports: Ports) {
  return cartMachine.provide({
    ...CART_PORTS,
    actors: {
      restoreCart: fromPromise<StoredCart>(async () => ({
        cartId: shop.cartId,
        removedLine: null,
        queuedAdditions: [],
        unconfirmedAddition: null,
        coupon: shop.linkedCoupon ? { code: shop.linkedCoupon, announced: 'promised' } : null,
      })),
      createCart: ports.createCart,
      forgetCart: ports.forgetCart,
      operation: lazyChild<CartOutcome, CartOperationInput>('cartOperation', async () =>
        operationOn(shop, ports),
      ),
    },
  });
}

function orderOf(shop: FakeShop, { port }: Ports) {
  return placeOrderMachine.provide({
    actions: {
      forgetRecord: () => {
        shop.recalled = null;
      },
    },
    actors: {
      claimOrder: fromCallback<PlaceOrderEvent>(({ sendBack }) =>
        sendBack({ type: 'order.claimed' }),
      ),
      prepareOrder: fromPromise(async ({ input }) => {
        if (shop.fail.prepareOrder) throw shop.fail.prepareOrder;
        return preparation(input, detailsOf(shop, input.cartId));
      }),
      readCart: fromPromise(async ({ input }) => detailsOf(shop, input.cartId)),
      recordOrder: fromPromise(async ({ input }) => {
        shop.recalled = recalledOrder(input);
        return shop.recalled;
      }),
      recallOrder: recallMachineWith(() => shop.recalled),
      verifyOrder: verifyOrderMachine.provide({
        actors: {
          readCartEvidence: port(
            'readCartEvidence',
            () => 'ask the cart',
            () => shop.evidence,
          ),
          readHistory: port(
            'readHistory',
            () => 'ask the history',
            () => shop.number,
          ),
        },
      }),
      sendShippingInformation: port<ChargedAmounts | null, PreparedOrder>(
        'sendShippingInformation',
        () => 'shipping information',
        ({ cartId }) => chargedFor(detailsOf(shop, cartId)),
      ),
      sendPaymentInformation: port(
        'sendPaymentInformation',
        ({ payment }) => `pay by ${payment.code}`,
        () => '000042',
      ),
      clearSavedCheckout: port(
        'clearSavedCheckout',
        () => 'clear',
        () => {},
      ),
    },
  });
}

function checkoutOf(shop: FakeShop, ports: Ports, log: string[], saved: SavedCheckout[]) {
  return checkoutMachine.provide({
    actors: {
      restoreCheckout: fromPromise(async () => shop.saved),
      express: fromPromise(async () => ({ lostChoice: null, ...shop.saved })),
      submitShippingAddress: submission(
        ports.port(
          'submitShippingAddress',
          ({ address }) => `send to ${address.city}`,
          () => shop.methods,
        ),
      ),
      submitShippingMethod: submission(
        ports.port(
          'submitShippingMethod',
          ({ method }) => `send by ${method.carrier_code}`,
          () => {},
        ),
      ),
      submitBillingAddress: submission(
        ports.port(
          'submitBillingAddress',
          () => 'bill',
          () => {},
        ),
      ),
      placeOrder: lazyChild<PlaceOrderOutput, OrderDraft | null>('placeOrder', async () =>
        orderOf(shop, ports),
      ),
    },
    actions: {
      saveCheckout: (_, params) => saved.push(params.saved),
      storeReceipt: () => {},
      markReported: () => {},
      goHome: () => log.push('go home'),
      goToConfirmation: () => log.push('go to the receipt'),
      showOrderNotice: (_, { outcome }) => log.push(`announce ${outcome}`),
    },
    guards: {
      isUnsettled: () => shop.recalled !== null,
      isAtReceipt: () => false,
      isAtCheckout: () => false,
      isUnreported: no,
    },
  });
}

/**
 * The real cart and checkout machines in one system, with ports that read and change a fake shop.
 *
 * @param log - receives a line for each call of a port
 * @param saved - receives each checkout that is saved
 */
export function shopMachine(shop: FakeShop, log: string[], saved: SavedCheckout[]) {
  const ports = createPorts(shop, log);
  return setup({
    types: { children: {} as { cart: 'cart'; checkout: 'checkout' }, events: {} as Mail },
    actors: { cart: cartOf(shop, ports), checkout: checkoutOf(shop, ports, log, saved) },
    actions: { notifyActor: notifyActor() },
  }).createMachine({
    id: 'app',
    context: { running: ['cart', 'checkout'], undelivered: {} },
    on: {
      'actor.send': { actions: { type: 'notifyActor', params: ({ event }) => event } },
    },
    invoke: [
      { id: 'checkout', systemId: 'checkout', src: 'checkout', input: { order: null } },
      { id: 'cart', systemId: 'cart', src: 'cart' },
    ],
  });
}
