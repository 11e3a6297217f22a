import { cancelOrder, checkCancellable, requestCancel } from '../shop/cancelOrder.ts';
import { Refusal, refuse } from '../shop/cartRefusal.ts';
import type { Order, RequestContext, Shop } from '../shop/model.ts';
import { orderSource } from './checkoutOrder.ts';
import { signedIn } from './customer.ts';
import { phraseWith } from './phrases.ts';
import type { RootResolvers, TypeResolvers } from './resolvers.ts';

interface CancelInput {
  order_id: string;
  reason: string;
}
interface ConfirmInput {
  order_id: string;
  confirmation_key: string;
}

const UNAUTHORISED = 'Current user is not authorized to cancel this order';
const NO_SUCH = "The entity that was requested doesn't exist. Verify the entity and try again.";
/** Error codes by the English message. */
const CODES: Record<string, string> = {
  'Order cancellation is not enabled for requested store.': 'ORDER_CANCELLATION_DISABLED',
  [UNAUTHORISED]: 'UNAUTHORISED',
  [NO_SUCH]: 'ORDER_NOT_FOUND',
  'Order with one or more items shipped cannot be cancelled': 'PARTIAL_ORDER_ITEM_SHIPPED',
  'Order already closed, complete, cancelled or on hold': 'INVALID_ORDER_STATUS',
};
/** Error codes of refusals that must not reveal the order. */
const WITHOUT_ORDER = ['ORDER_CANCELLATION_DISABLED', 'UNAUTHORISED', 'ORDER_NOT_FOUND'];

export const queries: RootResolvers = {};

export const mutations: RootResolvers = {
  cancelOrder: ({ input: { order_id, reason } }: { input: CancelInput }, context) => {
    const customer = signedIn(context);
    if (reason.trim() === '') refuse('input', 'Required parameter "%1" is missing', ['reason']);
    return outcome(context, byId(context.shop, order_id), (order) => {
      if (order.customerId !== customer.id) refuse('input', UNAUTHORISED);
      cancelOrder(context.shop, order, reason);
    });
  },
  requestGuestOrderCancel: (
    { input: { token, reason } }: { input: { token: string; reason: string } },
    context,
  ) => {
    if (reason.trim() === '') refuse('input', 'Required parameter "%1" is missing', ['reason']);
    const order = context.shop.orders.find((order) => order.token === token);
    return outcome(context, order, (found) => {
      if (found.customerId !== null) refuse('input', UNAUTHORISED);
      requestCancel(context.shop, found, reason);
    });
  },
  confirmCancelOrder: ({ input }: { input: ConfirmInput }, context) =>
    outcome(context, byId(context.shop, input.order_id), (order) => {
      if (order.customerId !== null) refuse('input', UNAUTHORISED);
      checkCancellable(context.shop, order);
      if (order.cancelKey !== input.confirmation_key) {
        refuse('input', 'The order cancellation could not be confirmed.');
      }
      cancelOrder(context.shop, order, order.cancelReason ?? '');
    }),
};

export const types: TypeResolvers = {};

const byId = (shop: Shop, id: string) => shop.orders.find((order) => btoa(String(order.id)) === id);

/** Reports a refusal beside the order, unless the refusal must not reveal it. */
function outcome(
  context: RequestContext,
  order: Order | undefined,
  work: (order: Order) => void,
): { error: string | null; errorV2: unknown; order: unknown } {
  try {
    if (!order) refuse('input', NO_SUCH);
    work(order);
    return { error: null, errorV2: null, order: orderSource(order) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const message = phraseWith(context, error.phrase, error.parameters);
    const code = CODES[error.phrase] ?? 'UNDEFINED';
    const isOrderShown = order && code !== 'UNDEFINED' && !WITHOUT_ORDER.includes(code);
    return {
      error: message,
      errorV2: { code, message },
      order: isOrderShown ? orderSource(order) : null,
    };
  }
}
