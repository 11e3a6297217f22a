import { expect, it } from 'vitest';
import { numberOf } from '../../src/lib/order/orderNumber.ts';

it('an order is found among a customer’s by what the payment call answered', () => {
  const orders = [{ id: btoa('42'), number: '000000002' }, null, { id: '41', number: '000000001' }];
  expect(numberOf('42', orders)).toBe('000000002');
  expect(numberOf('41', orders)).toBe('000000001');
  expect(numberOf('40', orders)).toBeNull();
});
