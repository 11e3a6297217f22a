import { chosenOptions, enabledProduct, uidOf } from '../shop/cartChoice.ts';
import type { Order, Product, RequestContext } from '../shop/model.ts';
import { chosenOptionsOf } from './cartBundle.ts';
import { money } from './cartPrices.ts';

/** The line of an order at this index. */
export function orderItem(order: Order, at: number, context: RequestContext) {
  const { shop, view } = context;
  const line = order.lines[at]!;
  const product = enabledProduct(shop, line.parentSku ?? line.sku);
  const options = product?.kind === 'configurable' ? chosenOptions(shop, product, line.sku) : [];
  const invoiced = order.invoiceNumber ? line.quantity : 0;
  const shipped = order.shipments?.length ? line.quantity : 0;
  return {
    __typename: line.bundle ? 'BundleOrderItem' : 'OrderItem',
    id: uidOf(`${order.id}/${at}`),
    product: product ?? null,
    product_name: line.name,
    product_sku: line.sku,
    product_url_key: product?.urlKey[view.language] ?? null,
    product_sale_price: money(line.price, order.currency),
    product_type: product ? typeOf(product) : null,
    parent_sku: line.parentSku,
    quantity_ordered: line.quantity,
    quantity_invoiced: invoiced,
    quantity_shipped: shipped,
    quantity_canceled: order.status === 'Canceled' ? line.quantity - invoiced : 0,
    quantity_refunded: order.status === 'Closed' ? invoiced : 0,
    quantity_returned: 0,
    status: shipped > 0 ? 'Shipped' : invoiced > 0 ? 'Invoiced' : 'Ordered',
    discounts: [],
    entered_options: [],
    gift_message: line.giftMessage ?? null,
    bundle_options: product ? bundleOptions(product, line.bundle, order, context) : [],
    selected_options: options.map(({ label, value }) => ({
      label: label[view.language],
      value: value.label[view.language],
    })),
  };
}

const typeOf = (product: Product): string =>
  product.kind === 'simple' && product.isVirtual ? 'virtual' : product.kind;

const bundleOptions = (
  product: Product,
  chosen: Order['lines'][number]['bundle'],
  { currency }: Order,
  context: RequestContext,
) =>
  chosenOptionsOf(product, chosen ?? [], currency, context).map((option) => ({
    ...option,
    id: option.uid,
    values: option.values.map((value) => ({ ...value, id: value.uid, price: value.priceV2 })),
  }));
