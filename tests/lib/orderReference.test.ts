import { expect, it } from 'vitest';
import { orderReference } from '../../src/lib/order/orderReference.ts';

it('Order reference: is the id that a link of an email encodes', () => {
  expect(orderReference('NDE=')).toBe('41');
  expect(orderReference('41')).toBeNull();
  expect(orderReference('not base64')).toBeNull();
});
