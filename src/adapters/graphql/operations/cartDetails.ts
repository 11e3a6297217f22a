import type {
  CartDetails,
  CartItem,
  GiftMessage,
  LabelledAmount,
  Money,
} from '../../../../machines/domain.ts';
import type { ResultOf } from '../../../lib/graphql.ts';
import type { CartDetailsQuery, CartDetailsWithoutGifts } from './cartQueries.ts';

type Cart = NonNullable<ResultOf<typeof CartDetailsQuery | typeof CartDetailsWithoutGifts>['cart']>;
type Line = NonNullable<NonNullable<Cart['itemsV2']>['items'][number]>;
type Amount = { value: number | null; currency: string | null } | null | undefined;

/** Converts the platform's cart to the machines' type; lines of deleted products are left out. */
export function detailsOf(cart: Cart): CartDetails {
  const { prices } = cart;
  const shipping = cart.shipping_addresses.find(
    (address) => address?.selected_shipping_method,
  )?.selected_shipping_method;
  return {
    id: cart.id,
    items: (cart.itemsV2?.items ?? []).filter((line) => line !== null).map(itemOf),
    totalQuantity: cart.total_quantity,
    coupons: (cart.applied_coupons ?? [])
      .filter((coupon) => coupon !== null)
      .map(({ code }) => code),
    prices: {
      grand_total: moneyOf(prices?.grand_total),
      subtotal: moneyOf(prices?.subtotal_excluding_tax),
      discounts: charges(prices?.discounts),
      taxes: charges(prices?.applied_taxes),
      shipping: shipping
        ? labelledAmountOf({
            label: shipping.method_title || shipping.carrier_title,
            amount: shipping.amount,
          })
        : null,
    },
  };
}

/**
 * Combines two readings of one cart: the amounts of one store view with the texts of another.
 *
 * @param charged - read in the store view that will charge the order
 * @param cart - read in the shopper's store view
 */
export function withChargedPrices(charged: CartDetails, cart: CartDetails): CartDetails {
  const { shipping } = charged.prices;
  const label = cart.prices.shipping?.label;
  return {
    ...cart,
    prices: { ...charged.prices, shipping: shipping && { ...shipping, ...(label && { label }) } },
    items: cart.items.map((item) => {
      const { price, rowTotal } = charged.items.find(({ uid }) => uid === item.uid) ?? item;
      return { ...item, price, rowTotal };
    }),
  };
}

function itemOf(line: Line): CartItem {
  const configurable = line.__typename === 'ConfigurableCartItem' ? line : null;
  const { product } = line;
  const nothing: Money = { value: 0, currency: 'USD' };
  return {
    uid: line.uid,
    id: line.id,
    quantity: line.quantity,
    product: {
      uid: product.uid,
      sku: product.sku ?? '',
      name: product.name ?? '',
      urlKey: product.url_key ?? '',
      urlSuffix: product.url_suffix ?? '',
      image: configurable?.configured_variant.thumbnail?.url ?? product.thumbnail?.url ?? null,
    },
    variantSku: configurable?.configured_variant.sku ?? null,
    options: (configurable?.configurable_options ?? [])
      .filter((option) => option !== null)
      .map((option) => ({
        label: option.option_label,
        value: option.value_label,
        optionUid: option.configurable_product_option_uid,
        valueUid: option.configurable_product_option_value_uid,
      })),
    price: moneyOf(line.prices?.price) ?? nothing,
    rowTotal: moneyOf(line.prices?.row_total) ?? nothing,
    isAvailable: line.is_available,
    gift: giftOf(line),
    notes: (line.errors ?? []).filter((error) => error !== null).map(({ message }) => message),
  };
}

/** The line's card message; null without one, or if all its texts are empty. */
function giftOf(line: Line): GiftMessage | null {
  const gift = 'gift_message' in line ? line.gift_message : null;
  return gift && (gift.to || gift.from || gift.message) ? gift : null;
}

const moneyOf = (amount: Amount): Money | null =>
  amount?.value == null ? null : { value: amount.value, currency: amount.currency ?? 'USD' };

function labelledAmountOf({
  label,
  amount,
}: {
  label: string;
  amount: Amount;
}): LabelledAmount | null {
  const converted = moneyOf(amount);
  return converted && { label, amount: converted };
}

const charges = (
  list: readonly ({ label: string; amount: Amount } | null)[] | null | undefined,
): LabelledAmount[] => (list ?? []).flatMap((entry) => (entry && labelledAmountOf(entry)) ?? []);
