import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asking } from './asking.ts';

const ROBERTA = { email: 'roberta@example.com', password: 'Peony123!' };
const SIGN_IN = `mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token }
}`;
const CREATE = `mutation ($input: CustomerCreateInput!) {
  createCustomerV2(input: $input) { customer { email firstname is_subscribed } }
}`;
const RESET = `mutation ($email: String!, $token: String!, $password: String!) {
  resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password)
}`;
const WRONG =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

let shop: ReturnType<typeof asking>;
beforeEach(() => {
  shop = asking();
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const signIn = async (credentials = ROBERTA) => {
  const { body } = await shop.graphql(SIGN_IN, credentials);
  return {
    token: body.data?.generateCustomerToken?.token as string | undefined,
    message: body.errors?.[0]?.message as string | undefined,
    category: body.errors?.[0]?.extensions?.category as string | undefined,
  };
};
const create = async (input: object) => (await shop.graphql(CREATE, { input })).body;
const ADA = {
  email: 'ada@example.com',
  firstname: 'Ada',
  lastname: 'Reed',
  password: 'Anemone1!',
  is_subscribed: true,
};

describe('an account', () => {
  it('is created, and its owner can sign in after', async () => {
    expect((await create(ADA)).data.createCustomerV2.customer).toEqual({
      email: 'ada@example.com',
      firstname: 'Ada',
      is_subscribed: true,
    });
    expect((await signIn(ADA)).token).toMatch(/^\w{32}$/);
  });

  it.each([
    [
      { ...ADA, email: 'Roberta@example.com' },
      'A customer with the same email address already exists in an associated website.',
    ],
    [{ ...ADA, email: 'ada' }, '"ada" is not a valid email address.'],
    [{ ...ADA, firstname: ' ' }, 'Required parameters are missing: First Name'],
    [
      { ...ADA, password: 'Short1!' },
      'The password needs at least 8 characters. Create a new password and try again.',
    ],
    [
      { ...ADA, password: 'alllowercase' },
      'Minimum of different classes of characters in password is 3. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
    ],
  ])('is refused: %#', async (input, message) => {
    const { errors } = await create(input);
    expect(errors[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } });
    expect(shop.shop.customers).toHaveLength(2);
  });

  it('says in the Chinese view why it is refused', async () => {
    const { body } = await shop.graphql(
      CREATE,
      { input: { ...ADA, email: 'roberta@example.com' } },
      { store: 'zh_hant' },
    );
    expect(body.errors[0].message).toBe('已有顧客使用此電郵。');
  });

  it('takes an address that nobody has', async () => {
    const asked = `query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }`;
    const available = async (email: string) =>
      (await shop.graphql(asked, { email })).body.data.isEmailAvailable.is_email_available;
    expect(await available('ada@example.com')).toBe(true);
    expect(await available('ROBERTA@example.com')).toBe(false);
  });
});

describe('the lock', () => {
  it('falls after ten wrong passwords within an hour, and opens after that hour', async () => {
    for (let wrong = 0; wrong < 10; wrong++) {
      expect(await signIn({ ...ROBERTA, password: 'nonsense' })).toMatchObject({
        message: WRONG,
        category: 'graphql-authentication',
      });
    }
    expect((await signIn()).message).toBe(WRONG);
    const later = Date.now() + 3_600_001;
    shop.shop.now = () => later;
    expect((await signIn()).token).toBeDefined();
  });

  it('forgets wrong passwords after a right one', async () => {
    for (let round = 0; round < 3; round++) {
      for (let wrong = 0; wrong < 9; wrong++) await signIn({ ...ROBERTA, password: 'nonsense' });
      expect((await signIn()).token).toBeDefined();
    }
  });
});

describe('a forgotten password', () => {
  const request = async (email: string) =>
    (
      await shop.graphql(
        'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }',
        { email },
      )
    ).body;
  const mail = async () => (await shop.send('/demo/mails')).body.at(-1);
  const reset = async (token: string, password: string) =>
    (await shop.graphql(RESET, { email: ROBERTA.email, token, password })).body;

  it('is replaced by the link that was sent: once, and every token is revoked', async () => {
    const { token: signedIn } = await signIn();
    expect((await request(ROBERTA.email)).data.requestPasswordResetEmail).toBe(true);
    const { to, link } = await mail();
    expect(to).toBe(ROBERTA.email);
    const token = new URL(link, 'http://shop.test').searchParams.get('token') ?? '';
    expect(console.info).toHaveBeenCalledWith(expect.stringContaining(link));
    expect((await reset(token, 'weak')).errors[0].message).toMatch(/at least 8 characters/);
    expect((await reset(token, 'Ranunculus1!')).data.resetPassword).toBe(true);
    expect((await reset(token, 'Ranunculus2!')).errors[0].message).toBe(
      "Cannot set the customer's password",
    );
    expect((await signIn()).message).toBe(WRONG);
    expect((await signIn({ ...ROBERTA, password: 'Ranunculus1!' })).token).toBeDefined();
    expect(shop.shop.tokens.get(signedIn ?? '')?.isRevoked).toBe(true);
  });

  it('is not replaced after a day', async () => {
    await request(ROBERTA.email);
    const token = (await mail()).link.split('token=')[1];
    const later = Date.now() + 86_400_001;
    shop.shop.now = () => later;
    expect((await reset(token, 'Ranunculus1!')).errors[0].message).toBe(
      "Cannot set the customer's password",
    );
  });

  it.each([
    ['nobody@example.com', "Cannot reset the customer's password"],
    ['nobody', 'The email address has an invalid format.'],
    ['', 'You must specify an email address.'],
  ])('of %j is refused', async (email, message) => {
    expect((await request(email)).errors[0].message).toBe(message);
  });
});

describe('a sign-in token', () => {
  it('lives as long as the shop says', async () => {
    await shop.control('set-token-lifetime', { seconds: 5 });
    const { token } = await signIn();
    const who = async () =>
      (await shop.graphql('{ customer { email } }', {}, { authorization: `Bearer ${token}` })).body;
    expect((await who()).data.customer.email).toBe(ROBERTA.email);
    const later = Date.now() + 6_000;
    shop.shop.now = () => later;
    expect((await who()).errors[0].message).toBe('Consumer key has expired');
  });

  it('is no good once all are revoked', async () => {
    const { token } = await signIn();
    await shop.control('revoke-tokens');
    const { body } = await shop.graphql(
      '{ customer { email } }',
      {},
      { authorization: `Bearer ${token}` },
    );
    expect(body.errors[0].message).toBe('Composite reader could not read a token');
  });
});

describe('the order history', () => {
  it('has a customer’s orders, the latest first where that is asked for', async () => {
    const { token } = await signIn();
    const headers = { authorization: `Bearer ${token}` };
    const order = { ...ORDER, customerId: 2, email: ROBERTA.email, viewCode: 'default' };
    shop.shop.orders.push(
      { ...order, id: 42, number: '000000001', placedAt: 1_000 },
      { ...order, id: 43, number: '000000002', placedAt: 2_000 },
      { ...order, id: 44, number: '000000003', placedAt: 3_000, customerId: 1 },
    );
    const { body } = await shop.graphql(
      `{ customer { orders(pageSize: 1, sort: { sort_field: CREATED_AT, sort_direction: DESC }) {
        total_count items { number order_date total { grand_total { value currency } } }
      } } }`,
      {},
      headers,
    );
    expect(body.data.customer.orders).toEqual({
      total_count: 2,
      items: [
        {
          number: '000000002',
          order_date: '1970-01-01 00:00:02',
          total: { grand_total: { value: 87.5, currency: 'USD' } },
        },
      ],
    });
  });
});

const ADDRESS = {
  firstname: 'Roberta',
  lastname: 'Reed',
  street: ['1 Rose Lane'],
  city: 'Austin',
  region: 'Texas',
  regionCode: 'TX',
  regionId: 57,
  postcode: '73301',
  countryId: 'US',
  telephone: '5125550100',
  company: null,
  email: null,
};
const ORDER = {
  token: 'a'.repeat(32),
  cartId: 'b'.repeat(32),
  currency: 'USD',
  status: 'Pending',
  lines: [],
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  shippingMethod: { carrier: 'flatrate', method: 'flatrate', title: 'Flat Rate' },
  paymentMethod: { code: 'checkmo', title: 'Check' },
  totals: { subtotal: 8_250, discount: 0, shipping: 500, tax: 0, grandTotal: 8_750 },
};
