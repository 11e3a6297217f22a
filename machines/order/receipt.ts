import { shippingTitle } from '../checkout/shippingTitle.ts';
import type { CartDetails, FormattedAddress, Money, Order, ShippingAddress } from '../domain.ts';
import type { OrderDraft } from './place.ts';

/** What the platform needs to be told, looked up before anything is sent. */
export interface PreparedOrder extends Omit<OrderDraft, 'shippingAddress' | 'billingAddress'> {
  shippingAddress: FormattedAddress;
  billingAddress: FormattedAddress;
  /** Whose order it is: the customer's own email, or the guest's. */
  payer: string;
}

/** What the platform is about to charge: it may do so in another currency than it has told before. */
export interface Charged {
  prices: CartDetails['prices'];
  /** What each line comes to, by its id, as far as that was told. */
  rows: Record<string, Money>;
}

/** The cart as it is charged. */
export const chargedCart = (seen: CartDetails, { prices, rows }: Charged): CartDetails => ({
  ...seen,
  prices,
  items: seen.items.map((item) => ({ ...item, rowTotal: rows[item.id] ?? item.rowTotal })),
});

/** What is known of an order beyond its id; after a reload, only what was saved. */
export interface KnownOfOrder {
  email: string;
  shippingAddress: ShippingAddress | null;
  shippingMethod: OrderDraft['shippingMethod'] | null;
  payment: { title: string } | null;
  details: CartDetails | null;
}

/** The receipt (spec §3). The id is empty where none can be had. */
export function orderOf(id: string, known: KnownOfOrder): Order {
  return {
    id,
    shipping_address: known.shippingAddress,
    email: known.email,
    items: known.details?.items ?? [],
    prices: known.details?.prices ?? null,
    shippingTitle: known.shippingMethod ? shippingTitle(known.shippingMethod) : '',
    paymentTitle: known.payment?.title ?? '',
  };
}
