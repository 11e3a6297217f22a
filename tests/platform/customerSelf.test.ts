import { beforeEach, describe, expect, it } from 'vitest';
import { createTestPlatform, ROBERTA, SIGN_IN } from './testPlatform.ts';

const CONTACT = 'mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }';
const CARDS =
  '{ customerPaymentTokens { items { public_hash payment_method_code type details } } }';
const FORGET = `mutation ($hash: String!) {
  deletePaymentToken(public_hash: $hash) { result customerPaymentTokens { items { public_hash } } }
}`;
const NOBODY = {
  message: "The current customer isn't authorized.",
  extensions: { category: 'graphql-authorization' },
};
const NOTE = { name: 'Ada', email: 'ada@example.com', comment: 'Do you have freesias?' };

let shop: ReturnType<typeof createTestPlatform>;
let token: { authorization: string };
beforeEach(async () => {
  shop = createTestPlatform();
  token = await shop.signIn();
});

describe('Contact form', () => {
  it('delivers a guest’s message to the shop', async () => {
    const { body } = await shop.graphql(CONTACT, { input: { ...NOTE, telephone: '5125550100' } });
    expect(body.data.contactUs.status).toBe(true);
    expect(shop.shop.mails.at(-1)?.text).toBe(
      'Ada <ada@example.com>\n5125550100\nDo you have freesias?',
    );
  });

  it.each([
    [
      { ...NOTE, email: 'ada' },
      'The email address is invalid. Verify the email address and try again.',
    ],
    [{ ...NOTE, name: ' ' }, 'Name field is required.'],
    [{ ...NOTE, comment: '' }, 'Comment field is required.'],
  ])('refuses invalid input: case %#', async (input, message) => {
    const { body } = await shop.graphql(CONTACT, { input });
    expect(body.errors[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } });
    expect(shop.shop.mails).toEqual([]);
  });
});

describe('Saved payments', () => {
  it('are listed for their customer while they have not expired', async () => {
    const { body } = await shop.graphql(CARDS, {}, token);
    const { items } = body.data.customerPaymentTokens;
    expect(items[0]).toEqual({
      public_hash: '5f1d7a84c9e25b3b6e0c2f47d9a1388f',
      payment_method_code: 'florapay_card',
      type: 'card',
      details: '{"type":"VI","maskedCC":"1111","expirationDate":"09/2028"}',
    });
    shop.shop.now = () => Date.UTC(2029, 0, 1);
    shop.shop.tokens.forEach((token) => {
      token.expiresAt = Number.POSITIVE_INFINITY;
    });
    expect(
      (await shop.graphql(CARDS, {}, token)).body.data.customerPaymentTokens.items,
    ).toHaveLength(1);
  });

  it('can be seen and deleted by their owner only', async () => {
    expect((await shop.graphql(CARDS)).body.errors[0]).toMatchObject(NOBODY);
    const hash = shop.shop.vault[0]!.publicHash;
    expect((await shop.graphql(FORGET, { hash })).body.errors[0]).toMatchObject(NOBODY);
    shop.shop.vault[0]!.customerId = 1;
    const { body } = await shop.graphql(FORGET, { hash }, token);
    expect(body.errors[0]).toMatchObject({
      message: `Could not find a token using public hash: ${hash}`,
      extensions: { category: 'graphql-no-such-entity' },
    });
    expect(shop.shop.vault).toHaveLength(2);
  });

  it('are returned without the deleted card after a deletion', async () => {
    const [first, second] = shop.shop.vault;
    const { body } = await shop.graphql(FORGET, { hash: first!.publicHash }, token);
    expect(body.data.deletePaymentToken).toEqual({
      result: true,
      customerPaymentTokens: { items: [{ public_hash: second!.publicHash }] },
    });
  });
});

describe('Account closing', () => {
  it('removes the customer, the token, the saved cards and the password', async () => {
    const { body } = await shop.graphql('mutation { deleteCustomer }', {}, token);
    expect(body.data.deleteCustomer).toBe(true);
    expect(shop.shop.customers.map(({ email }) => email)).toEqual(['roni_cost@example.com']);
    expect(shop.shop.vault).toEqual([]);
    expect((await shop.graphql('{ customer { email } }', {}, token)).status).toBe(401);
    expect((await shop.graphql(SIGN_IN, ROBERTA)).body.data.generateCustomerToken).toBeNull();
  });

  it('is refused to a guest', async () => {
    const { body } = await shop.graphql('mutation { deleteCustomer }');
    expect(body.errors[0]).toMatchObject(NOBODY);
    expect(shop.shop.customers).toHaveLength(2);
  });
});
