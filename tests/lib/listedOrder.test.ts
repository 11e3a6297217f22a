import { expect, it } from 'vitest';
import { listedOrder } from '../../src/lib/order/listedOrder.ts';

const ORDERS = [{ id: btoa('42'), number: '000000002' }, null, { id: '41', number: '000000001' }];

it('Listed order: is found by the id that the payment call returned', () => {
  expect(listedOrder({ id: '42', number: null }, ORDERS)?.number).toBe('000000002');
  expect(listedOrder({ id: '41', number: null }, ORDERS)?.number).toBe('000000001');
  expect(listedOrder({ id: '40', number: null }, ORDERS)).toBeNull();
});

it('Listed order: is found by its number when the payment call got no response', () => {
  expect(listedOrder({ id: '', number: '000000001' }, ORDERS)?.id).toBe('41');
});
