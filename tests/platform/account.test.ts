import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestPlatform, ROBERTA, SIGN_IN } from './testPlatform.ts';

const CREATE = `mutation ($input: CustomerCreateInput!) {
  createCustomerV2(input: $input) { customer { email firstname is_subscribed } }
}`;
const RESET = `mutation ($email: String!, $token: String!, $password: String!) {
  resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password)
}`;
const WRONG =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

let shop: ReturnType<typeof createTestPlatform>;
beforeEach(() => {
  shop = createTestPlatform();
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

describe('Account creation', () => {
  it('creates an account that its owner can sign in to', async () => {
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
  ])('refuses invalid input: case %#', async (input, message) => {
    const { errors } = await create(input);
    expect(errors[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } });
    expect(shop.shop.customers).toHaveLength(2);
  });

  it('explains a refusal in Chinese in the Chinese view', async () => {
    const { body } = await shop.graphql(
      CREATE,
      { input: { ...ADA, email: 'roberta@example.com' } },
      { store: 'zh_hant' },
    );
    expect(body.errors[0].message).toBe('已有顧客使用此電郵。');
  });

  it('also works through the older createCustomer, which reports a missing email itself', async () => {
    const create = `mutation ($input: CustomerInput!) {
      createCustomer(input: $input) { customer { email } }
    }`;
    const { email, ...nameless } = ADA;
    const without = await shop.graphql(create, { input: nameless });
    expect(without.body.errors[0].message).toBe('Required parameters are missing: Email');
    const { body } = await shop.graphql(create, { input: { ...nameless, email } });
    expect(body.data.createCustomer.customer).toEqual({ email });
  });

  it('considers an unused email address available', async () => {
    const query = `query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }`;
    const available = async (email: string) =>
      (await shop.graphql(query, { email })).body.data.isEmailAvailable.is_email_available;
    expect(await available('ada@example.com')).toBe(true);
    expect(await available('ROBERTA@example.com')).toBe(false);
  });
});

describe('Account lock', () => {
  it('starts after ten wrong passwords within an hour and ends after that hour', async () => {
    for (let wrong = 0; wrong < 10; wrong++) {
      expect(await signIn({ ...ROBERTA, password: 'nonsense' })).toMatchObject({
        message: WRONG,
        category: 'graphql-authentication',
      });
    }
    expect((await signIn()).message).toBe(WRONG);
    const laterTime = Date.now() + 3_600_001;
    shop.shop.now = () => laterTime;
    expect((await signIn()).token).toBeDefined();
  });

  it('counts wrong passwords from zero after a right one', async () => {
    for (let round = 0; round < 3; round++) {
      for (let wrong = 0; wrong < 9; wrong++) await signIn({ ...ROBERTA, password: 'nonsense' });
      expect((await signIn()).token).toBeDefined();
    }
  });
});

describe('Control “lock-account”', () => {
  it('lets a signed-in customer do nothing but sign out', async () => {
    const { token } = await signIn();
    const headers = { authorization: `Bearer ${token}` };
    await shop.control('lock-account', { email: 'Roberta@example.com' });
    const { status, body } = await shop.graphql('{ customer { email } }', {}, headers);
    expect([status, body.errors[0]]).toMatchObject([
      401,
      { message: 'The account is locked.', extensions: { category: 'graphql-authentication' } },
    ]);
    expect((await signIn()).message).toBe(WRONG);
    const revoked = await shop.graphql('mutation { revokeCustomerToken { result } }', {}, headers);
    expect(revoked.body.data.revokeCustomerToken.result).toBe(true);
  });

  it('is refused for an email address without an account', async () => {
    expect((await shop.control('lock-account', { email: 'nobody@example.com' })).status).toBe(400);
  });
});

describe('Password change', () => {
  const CHANGE = `mutation ($present: String!, $next: String!) {
    changeCustomerPassword(currentPassword: $present, newPassword: $next) { email }
  }`;
  const change = async (present: string, next: string, headers = {}, store = 'default') =>
    (await shop.graphql(CHANGE, { present, next }, { ...headers, store })).body;

  it('requires the current password and a valid new one', async () => {
    const headers = { authorization: `Bearer ${(await signIn()).token}` };
    expect((await change('Peony123!', 'Ranunculus1!')).errors[0].message).toBe(
      "The current customer isn't authorized.",
    );
    expect((await change('nonsense', 'Ranunculus1!', headers)).errors[0]).toMatchObject({
      message: 'Invalid login or password.',
      extensions: { category: 'graphql-authentication' },
    });
    expect((await change('', 'Ranunculus1!', headers)).errors[0].message).toBe(
      'Specify the "currentPassword" value.',
    );
    expect((await change('Peony123!', '', headers)).errors[0].message).toBe(
      'Specify the "newPassword" value.',
    );
    expect((await change('Peony123!', 'short', headers, 'zh_hant')).errors[0].message).toBe(
      '密碼須至少有8個字元。請設定新密碼再試。',
    );
    const changed = await change('Peony123!', 'Ranunculus1!', headers);
    expect(changed.data.changeCustomerPassword.email).toBe(ROBERTA.email);
    expect((await signIn()).message).toBe(WRONG);
    expect((await signIn({ ...ROBERTA, password: 'Ranunculus1!' })).token).toBeDefined();
  });

  it('locks the account after ten wrong current passwords', async () => {
    const headers = { authorization: `Bearer ${(await signIn()).token}` };
    for (let wrong = 0; wrong < 10; wrong++) await change('nonsense', 'Ranunculus1!', headers);
    expect((await change('Peony123!', 'Ranunculus1!', headers)).errors[0].message).toBe(
      'The account is locked.',
    );
  });
});

describe('Password reset', () => {
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

  it('sets a new password once by the link that was mailed, and revokes every token', async () => {
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

  it('refuses a link that is older than a day', async () => {
    await request(ROBERTA.email);
    const token = (await mail()).link.split('token=')[1];
    const laterTime = Date.now() + 86_400_001;
    shop.shop.now = () => laterTime;
    expect((await reset(token, 'Ranunculus1!')).errors[0].message).toBe(
      "Cannot set the customer's password",
    );
  });

  it('is refused while the account is locked', async () => {
    await request(ROBERTA.email);
    const token = (await mail()).link.split('token=')[1];
    await shop.control('lock-account', { email: ROBERTA.email });
    expect((await request(ROBERTA.email)).errors[0].message).toBe('The account is locked');
    expect((await reset(token, 'Ranunculus1!')).errors[0].message).toBe('The account is locked');
  });

  it.each([
    ['nobody@example.com', "Cannot reset the customer's password"],
    ['nobody', 'The email address has an invalid format.'],
    ['', 'You must specify an email address.'],
  ])('is refused for the email address %j', async (email, message) => {
    expect((await request(email)).errors[0].message).toBe(message);
  });
});

describe('Account creation with an injected fault', () => {
  const call = () => create(ADA);

  it('takes effect when its response is dropped', async () => {
    await shop.control('drop', { field: 'createCustomerV2' });
    await expect(call()).rejects.toThrow();
    expect((await call()).errors[0].message).toMatch(/^A customer with the same email address/);
  });

  it('takes effect when its response is malformed', async () => {
    await shop.control('malformed', { field: 'createCustomerV2' });
    expect(await call()).toBeNull();
    expect((await signIn(ADA)).token).toBeDefined();
  });

  it.each([{}, { status: 503 }, { message: 'Not today.' }])(
    'does not take effect when it fails with %j',
    async (fault) => {
      await shop.control('fail', { field: 'createCustomerV2', ...fault });
      expect((await call()).errors[0].message).toBe(fault.message ?? 'Internal server error');
      expect(shop.shop.customers).toHaveLength(2);
    },
  );
});

describe('Sign-in token', () => {
  it('expires after the shop’s configured lifetime', async () => {
    await shop.control('set-token-lifetime', { seconds: 5 });
    const { token } = await signIn();
    const readCustomer = async () =>
      (await shop.graphql('{ customer { email } }', {}, { authorization: `Bearer ${token}` })).body;
    expect((await readCustomer()).data.customer.email).toBe(ROBERTA.email);
    const laterTime = Date.now() + 6_000;
    shop.shop.now = () => laterTime;
    expect((await readCustomer()).errors[0].message).toBe('Consumer key has expired');
  });

  it('has its lifetime reported in hours', async () => {
    await shop.control('set-token-lifetime', { seconds: 1_800 });
    const { body } = await shop.graphql('{ storeConfig { customer_access_token_lifetime } }');
    expect(body.data.storeConfig.customer_access_token_lifetime).toBe(0.5);
  });

  it.each(['expire-tokens', 'revoke-tokens'])(
    'is ignored in 2.4.7 after %s, so that the request counts as a guest’s',
    async (control) => {
      shop.shop.release = '2.4.7';
      const { token } = await signIn();
      const headers = { authorization: `Bearer ${token}` };
      const own = (await shop.graphql('{ customerCart { id } }', {}, headers)).body.data
        .customerCart;
      await shop.control(control);
      const cart = 'query ($id: String!) { cart(cart_id: $id) { id } }';
      for (const [query, message] of [
        ['{ customer { email } }', "The current customer isn't authorized."],
        ['{ customerCart { id } }', 'The request is allowed for logged in customer'],
        [cart, `The current user cannot perform operations on cart "${own.id}"`],
      ] as const) {
        const { status, body } = await shop.graphql(query, { id: own.id }, headers);
        expect([status, body.errors[0]]).toMatchObject([
          200,
          { message, extensions: { category: 'graphql-authorization' } },
        ]);
      }
    },
  );

  it('is revoked together with all other tokens of its customer and of nobody else', async () => {
    const [first, second] = [await signIn(), await signIn()];
    const other = await signIn({
      email: 'roni_cost@example.com',
      password: 'roni_cost3@example.com',
    });
    const bearer = ({ token }: { token: string | undefined }) => ({
      authorization: `Bearer ${token}`,
    });
    await shop.graphql('mutation { revokeCustomerToken { result } }', {}, bearer(first));
    const statusOf = async (signedIn: typeof first) =>
      (await shop.graphql('{ customer { email } }', {}, bearer(signedIn))).status;
    expect([await statusOf(first), await statusOf(second), await statusOf(other)]).toEqual([
      401, 401, 200,
    ]);
  });

  it('is rejected after all tokens have been revoked', async () => {
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
