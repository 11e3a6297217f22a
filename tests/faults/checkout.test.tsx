import { vi } from 'vitest';
import { createFakeBraintree } from '../support/fakeBraintree.ts';
import { faultTable } from './faultTable.ts';
import { braintreeRow } from './rows/braintree.ts';
import { cardRow } from './rows/card.ts';
import { checkoutRows } from './rows/checkout.ts';

const { client, hostedFields } = createFakeBraintree();
vi.mock('braintree-web/client', () => ({ create: (options: never) => client.create(options) }));
vi.mock('braintree-web/hosted-fields', () => ({
  create: (options: never) => hostedFields.create(options),
}));

faultTable('checkout', [...checkoutRows, cardRow, braintreeRow]);
