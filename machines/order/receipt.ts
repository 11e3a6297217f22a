import { shippingTitle } from '../checkout/shippingTitle.ts';
import type {
  CartDetails,
  CartItem,
  FormattedAddress,
  Money,
  Order,
  ShippingAddress,
} from '../domain.ts';
import type { OrderDraft } from './setup.ts';

/** The order as the platform needs it, looked up before anything is sent. */
export interface PreparedOrder extends Omit<OrderDraft, 'shippingAddress' | 'billingAddress'> {
  shippingAddress: FormattedAddress;
  billingAddress: FormattedAddress;
  /** Whose order it is: the customer's own email, or the guest's. */
  payer: string;
}

/** What the platform says that it is about to charge. */
export interface Charged {
  prices: CartDetails['prices'];
  /** Its lines by their ids; empty where it does not tell them. */
  lines: Record<string, ChargedLine>;
}

export interface ChargedLine {
  name: string;
  quantity: number;
  /** Null where it is what the cart told. */
  rowTotal: Money | null;
}

/** The cart as it is charged. Lines by ids that the cart does not have are no lines to compare. */
export function chargedCart(cart: CartDetails, { prices, lines }: Charged): CartDetails {
  const ids = new Set(cart.items.map(({ id }) => id));
  if (!Object.keys(lines).some((id) => ids.has(id))) return { ...cart, prices };
  const held = cart.items.flatMap((item): CartItem[] => {
    const { quantity, rowTotal } = lines[item.id] ?? {};
    return quantity === undefined
      ? []
      : [{ ...item, quantity, rowTotal: rowTotal ?? item.rowTotal }];
  });
  const others = Object.entries(lines).filter(([id]) => !ids.has(id));
  return { ...cart, prices, items: [...held, ...others.map(([id, line]) => lineOf(id, line))] };
}

/** A line of which nothing is known but what is charged for it. */
const lineOf = (id: string, { name, quantity, rowTotal }: ChargedLine): CartItem => ({
  uid: id,
  id,
  quantity,
  product: { uid: id, sku: id, name, urlKey: '', urlSuffix: '', image: null },
  variantSku: null,
  options: [],
  price: rowTotal ?? NO_MONEY,
  rowTotal: rowTotal ?? NO_MONEY,
  isAvailable: true,
  notes: [],
});

const NO_MONEY: Money = { value: 0, currency: '' };

/** The parts of an order besides its id; after a reload, only the saved ones. */
export interface KnownOfOrder {
  email: string;
  shippingAddress: ShippingAddress | null;
  shippingMethod: OrderDraft['shippingMethod'] | null;
  payment: { title: string } | null;
  details: CartDetails | null;
}

/** The id and number of an order, as far as the platform has told them. */
export type OrderName = Pick<Order, 'id' | 'number' | 'cartId'>;

/** The receipt: what names the order, and what is known of it. */
export function orderOf(name: OrderName, known: KnownOfOrder): Order {
  return {
    ...name,
    shipping_address: known.shippingAddress,
    email: known.email,
    items: known.details?.items ?? [],
    prices: known.details?.prices ?? null,
    shippingTitle: known.shippingMethod ? shippingTitle(known.shippingMethod) : '',
    paymentTitle: known.payment?.title ?? '',
  };
}
