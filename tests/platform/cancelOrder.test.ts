import { beforeEach, describe, expect, it } from 'vitest';
import { ADA, ADD, type ApiResponse, createTestPlatform } from './testPlatform.ts';

const FACTS = 'error errorV2 { code } order { number status items { quantity_canceled } }';
const CANCEL = `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { ${FACTS} } }`;
const REQUEST = `mutation ($input: GuestOrderCancelInput!) {
  requestGuestOrderCancel(input: $input) { ${FACTS} } }`;
const CONFIRM = `mutation ($input: ConfirmCancelOrderInput!) {
  confirmCancelOrder(input: $input) { ${FACTS} } }`;
const reason = 'Other';

let api = createTestPlatform();
let headers: Record<string, string>;
beforeEach(async () => {
  api = createTestPlatform();
  headers = await api.signIn();
});

const stock = () => (api.shop.products.get('FL-B-04') as { stock: number }).stock;
const addressInformation = {
  shipping_address: ADA,
  shipping_carrier_code: 'flatrate',
  shipping_method_code: 'flatrate',
};
const payment = { paymentMethod: { method: 'checkmo' }, billingAddress: ADA };

/**
 * Places an order of the customer.
 * @returns its id in GraphQL
 */
async function place(): Promise<string> {
  const own = await api.graphql('{ customerCart { id } }', {}, headers);
  const cartId = own.body.data.customerCart.id;
  await api.graphql(ADD, { cartId, cartItems: [{ sku: 'FL-B-04', quantity: 2 }] }, headers);
  await api.post('/rest/V1/carts/mine/shipping-information', { addressInformation }, headers);
  const { body } = await api.post('/rest/V1/carts/mine/payment-information', payment, headers);
  return btoa(String(body));
}

/** Places a guest's order in a store view. */
async function placeAsGuest(store = 'default') {
  const created = await api.graphql('mutation { createEmptyCart }', {}, { store });
  const cartId = created.body.data.createEmptyCart;
  await api.graphql(ADD, { cartId, cartItems: [{ sku: 'FL-B-04', quantity: 2 }] }, { store });
  const path = `/rest/${store}/V1/guest-carts/${cartId}`;
  await api.post(`${path}/shipping-information`, { addressInformation });
  await api.post(`${path}/payment-information`, { ...payment, email: 'ada@example.com' });
  return api.shop.orders.at(-1)!;
}

const cancel = async (order_id: string): Promise<ApiResponse> =>
  (await api.graphql(CANCEL, { input: { order_id, reason } }, headers)).body.data.cancelOrder;
const request = async (token: string): Promise<ApiResponse> =>
  (await api.graphql(REQUEST, { input: { token, reason } })).body.data.requestGuestOrderCancel;
const confirm = async (order_id: string, confirmation_key: string): Promise<ApiResponse> =>
  (await api.graphql(CONFIRM, { input: { order_id, confirmation_key } })).body.data
    .confirmCancelOrder;

describe('Cancellation of a customer’s order', () => {
  it('returns the products to the stock, sends a mail, and works once', async () => {
    const before = stock();
    const id = await place();
    expect(stock()).toBe(before - 2);
    expect(await cancel(id)).toMatchObject({
      error: null,
      order: { status: 'Canceled', items: [{ quantity_canceled: 2 }] },
    });
    expect(stock()).toBe(before);
    expect(api.shop.mails.at(-1)).toMatchObject({ to: 'roberta@example.com' });
    expect(await cancel(id)).toMatchObject({
      error: 'Order already closed, complete, cancelled or on hold',
      errorV2: { code: 'INVALID_ORDER_STATUS' },
      order: { status: 'Canceled' },
    });
    expect(stock()).toBe(before);
  });

  it('closes an order that was paid and refunds it', async () => {
    const id = await place();
    api.shop.orders[0]!.invoiceNumber = '1';
    expect(await cancel(id)).toMatchObject({ error: null, order: { status: 'Closed' } });
  });

  it('is refused once a parcel has been sent', async () => {
    const id = await place();
    const number = api.shop.orders[0]!.number;
    await api.control('ship-order', { number, tracking: 'A1', status: 'Processing' });
    expect(await cancel(id)).toMatchObject({
      error: 'Order with one or more items shipped cannot be cancelled',
      order: { status: 'Processing' },
    });
    api.shop.orders[0]!.status = 'Complete';
    expect(await cancel(id)).toMatchObject({ errorV2: { code: 'INVALID_ORDER_STATUS' } });
  });

  it('is allowed only to the order’s customer, and only where the shop allows it', async () => {
    const id = await place();
    api.shop.orders[0]!.customerId = 1;
    expect(await cancel(id)).toMatchObject({ errorV2: { code: 'UNAUTHORISED' }, order: null });
    api.shop.orders[0]!.customerId = 2;
    await api.control('order-cancellation', { on: false });
    expect(await cancel(id)).toMatchObject({
      errorV2: { code: 'ORDER_CANCELLATION_DISABLED' },
      order: null,
    });
    const { body } = await api.graphql(CANCEL, { input: { order_id: id, reason } });
    expect(body.errors[0].extensions.category).toBe('graphql-authorization');
  });
});

describe('Cancellation of a guest’s order', () => {
  it('requires the key from the mail, whose link opens the view of the order', async () => {
    const order = await placeAsGuest('zh_hant');
    const id = btoa(String(order.id));
    expect(await request(order.token)).toMatchObject({ error: null, order: { status: 'Pending' } });
    const { link, to } = api.shop.mails.at(-1)!;
    expect(to).toBe('ada@example.com');
    const url = new URL(link, 'https://shop.example');
    expect(url.pathname).toBe('/zh-hant/track-order');
    expect(url.searchParams.get('order_id')).toBe(id);
    expect(await confirm(id, 'another')).toMatchObject({ order: null });
    expect(order.status).toBe('Pending');
    const key = url.searchParams.get('confirmation_key')!;
    expect(await confirm(id, key)).toMatchObject({ error: null, order: { status: 'Canceled' } });
    expect(await confirm(id, key)).toMatchObject({ errorV2: { code: 'INVALID_ORDER_STATUS' } });
  });

  it('is refused for a customer’s order', async () => {
    await place();
    expect(await request(api.shop.orders[0]!.token)).toMatchObject({
      errorV2: { code: 'UNAUTHORISED' },
    });
    expect(api.shop.mails.filter(({ subject }) => subject.startsWith('Confirm'))).toEqual([]);
  });
});
