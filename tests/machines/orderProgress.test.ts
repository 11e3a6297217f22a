import { describe, expect, it } from 'vitest';
import { canCancel, orderStage, stagesOf } from '../../machines/order/progress.ts';

const line = (ordered: number, change: Record<string, number> = {}) => ({
  quantity_ordered: ordered,
  quantity_invoiced: 0,
  quantity_shipped: 0,
  quantity_canceled: 0,
  quantity_refunded: 0,
  ...change,
});
const stage = (items: ReturnType<typeof line>[], change = {}) =>
  orderStage({ shipping_address: {}, shipments: [], items, ...change });

describe('Order stage', () => {
  it('is “placed” until something is paid or sent', () => {
    expect(stage([line(2)])).toBe('placed');
    expect(stage([])).toBe('placed');
    expect(orderStage({ shipping_address: {}, shipments: null, items: null })).toBe('placed');
  });

  it('is “paid” once a part of the order is paid', () => {
    expect(stage([line(2, { quantity_invoiced: 2 }), line(1)])).toBe('paid');
  });

  it('is “preparing” once everything is paid except canceled and refunded lines', () => {
    const paidLine = line(2, { quantity_invoiced: 2 });
    expect(stage([paidLine])).toBe('preparing');
    expect(stage([paidLine, line(1, { quantity_canceled: 1 })])).toBe('preparing');
    expect(stage([paidLine, line(1, { quantity_refunded: 1 })])).toBe('preparing');
  });

  it('is “sent” once a parcel is sent, whether or not it is paid', () => {
    expect(stage([line(2, { quantity_shipped: 1 })])).toBe('sent');
    expect(stage([line(2)], { shipments: [{}] })).toBe('sent');
    expect(stage([line(2, { quantity_invoiced: 2, quantity_shipped: 2 })])).toBe('sent');
  });

  it('ends at “paid” when nothing has to be shipped', () => {
    const bought = [line(1, { quantity_invoiced: 1 })];
    expect(stage(bought, { shipping_address: null })).toBe('paid');
    expect(stage([line(1)], { shipping_address: null })).toBe('placed');
    expect(stagesOf({ shipping_address: null })).toEqual(['placed', 'paid']);
  });

  it('is absent when everything was canceled or refunded', () => {
    expect(stage([line(2, { quantity_canceled: 2 })])).toBeNull();
    expect(stage([line(2, { quantity_invoiced: 2, quantity_refunded: 2 })])).toBeNull();
  });
});

describe('An order', () => {
  const order = (items: ReturnType<typeof line>[], change = {}) =>
    canCancel({ shipping_address: {}, shipments: [], items, ...change });

  it('may be canceled until a part of it is sent', () => {
    expect(order([line(2)])).toBe(true);
    expect(order([line(2, { quantity_invoiced: 2 })])).toBe(true);
    expect(order([line(2)], { shipments: [{}] })).toBe(false);
  });

  it('may not be canceled twice', () => {
    expect(order([line(2, { quantity_canceled: 2 })])).toBe(false);
    expect(order([line(2, { quantity_refunded: 2 })])).toBe(false);
  });

  it('may not be canceled once it is paid when nothing has to be shipped', () => {
    expect(order([line(1)], { shipping_address: null })).toBe(true);
    expect(order([line(1, { quantity_invoiced: 1 })], { shipping_address: null })).toBe(false);
  });
});
