import type { Client, OperationContext } from '@urql/core';
import type { CartDetails } from '../../../../machines/domain.ts';
import { CartTriggerWithSummary } from '../../../lib/cartTriggerQuery.ts';
import { GIFT_MESSAGE } from '../../../lib/platform/optionalFields.ts';
import { UnreachableError, UnsupportedError } from '../errors.ts';
import { queryPartial, withCartCheck } from '../execute.ts';
import { detailsOf, withChargedPrices } from './cartDetails.ts';
import { CartDetailsQuery, CartDetailsWithoutGifts } from './cartQueries.ts';
import { storeViewContext } from './route.ts';

/**
 * Reads a cart's details, always from the platform. Lines whose product was deleted are left out.
 *
 * @param chargedView - code of the store view in whose currency an order would be charged, if it is
 *   not the shopper's own; all amounts are then in that currency
 * @throws PlatformError
 */
export const readCart = (
  client: Client,
  cartId: string,
  chargedView: string | null = null,
): Promise<CartDetails> =>
  withCartCheck(client, cartId, async () => {
    const cached = cachedCount(client, cartId);
    const details = await readDetails(client, cartId);
    if (cached && cached.total_quantity !== details.totalQuantity) refetchCount(client, cartId);
    if (chargedView === null) return details;
    return withChargedPrices(
      await readDetails(client, cartId, storeViewContext(chargedView)),
      details,
    );
  });

/**
 * The cached quantity of the badge's query; null without one, as on a platform without PWA modules.
 */
const cachedCount = (client: Client, cartId: string) =>
  client.readQuery(CartTriggerWithSummary, { cart_id: cartId }, { requestPolicy: 'cache-only' })
    ?.data?.cart;

/** Refetches the badge's quantity: the cart's details do not select the PWA modules' field. */
const refetchCount = (client: Client, cartId: string) =>
  void client
    .query(CartTriggerWithSummary, { cart_id: cartId }, { requestPolicy: 'network-only' })
    .toPromise();

/** Reads a cart's details without recognising an invalid cart. @throws PlatformError */
export async function readDetails(
  client: Client,
  cartId: string,
  context?: Partial<OperationContext>,
): Promise<CartDetails> {
  const { cart, hasGifts, hadStockErrors } = await readCartWith(client, cartId, context);
  if (!cart) throw new UnreachableError('The platform gave no cart.');
  const details = { ...detailsOf(cart), hasGifts };
  // All lines failed, which does not mean that the cart is empty, unless they are out of stock.
  if (details.items.length === 0 && details.totalQuantity > 0 && !hadStockErrors) {
    throw new UnreachableError('The platform gave no lines of a cart that is not empty.');
  }
  return details;
}

/** Clients of a platform that has rejected the gift message field. */
const withoutGifts = new WeakSet<Client>();

/** Reads the cart with gift messages, or without where the platform rejects that document. */
async function readCartWith(client: Client, cartId: string, context?: Partial<OperationContext>) {
  try {
    if (!withoutGifts.has(client)) {
      const { data, hadStockErrors } = await queryPartial(
        client,
        CartDetailsQuery,
        { cartId },
        ({ cart }) => cart,
        context,
      );
      return { ...data, hadStockErrors, hasGifts: true };
    }
  } catch (error) {
    if (!(error instanceof UnsupportedError && error.lacks(GIFT_MESSAGE))) throw error;
    withoutGifts.add(client);
  }
  const { data, hadStockErrors } = await queryPartial(
    client,
    CartDetailsWithoutGifts,
    { cartId },
    ({ cart }) => cart,
    context,
  );
  return { ...data, hadStockErrors, hasGifts: false };
}
