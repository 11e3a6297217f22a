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

/** The order as the platform needs it, read before anything is sent. */
export interface PreparedOrder extends Omit<OrderDraft, 'shippingAddress' | 'billingAddress'> {
  shippingAddress: FormattedAddress;
  billingAddress: FormattedAddress;
  /** The email address of the customer or guest who orders. */
  payer: string;
}

/** The amounts that the platform is about to charge. */
export interface ChargedAmounts {
  prices: CartDetails['prices'];
  /** The charged lines by id; empty if the response has none. */
  lines: Record<string, ChargedLine>;
}

export interface ChargedLine {
  name: string;
  quantity: number;
  /** Null if the charged amount equals the cart's. */
  rowTotal: Money | null;
}

/** The cart with the charged amounts. If no line id is the cart's, the lines stay as they are. */
export function chargedCart(cart: CartDetails, { prices, lines }: ChargedAmounts): CartDetails {
  const ids = new Set(cart.items.map(({ id }) => id));
  if (!Object.keys(lines).some((id) => ids.has(id))) return { ...cart, prices };
  const chargedItems = cart.items.flatMap((item): CartItem[] => {
    const { quantity, rowTotal } = lines[item.id] ?? {};
    return quantity === undefined
      ? []
      : [{ ...item, quantity, rowTotal: rowTotal ?? item.rowTotal }];
  });
  const others = Object.entries(lines).filter(([id]) => !ids.has(id));
  return {
    ...cart,
    prices,
    items: [...chargedItems, ...others.map(([id, line]) => lineOf(id, line))],
  };
}

/** A line of which only the charged amounts are known. */
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
export interface OrderParts {
  email: string;
  shippingAddress: ShippingAddress | null;
  shippingMethod: OrderDraft['shippingMethod'] | null;
  payment: { title: string } | null;
  details: CartDetails | null;
}

/** The id and number of an order, as far as they are known. */
export type OrderName = Pick<Order, 'id' | 'number' | 'cartId'>;

/** The receipt: the order's id and number, and all that is known of the order. */
export function orderOf(name: OrderName, parts: OrderParts): Order {
  return {
    ...name,
    shipping_address: parts.shippingAddress,
    email: parts.email,
    items: parts.details?.items ?? [],
    prices: parts.details?.prices ?? null,
    shippingTitle: parts.shippingMethod ? shippingTitle(parts.shippingMethod) : '',
    ...(parts.shippingMethod?.pickup && { pickup: parts.shippingMethod.pickup }),
    paymentTitle: parts.payment?.title ?? '',
  };
}
