import { beforeEach, expect, it, vi } from 'vitest';
import { type ApiResponse, createTestPlatform } from './testPlatform.ts';

const INPUT = `input: { email: "ada@example.com", password: "Anemone1!", firstname: "Ada", lastname: "Reed" }`;
const CREATE = `mutation { createCustomerV2(${INPUT}) { customer { email } } }`;
const SIGN_IN =
  'mutation { generateCustomerToken(email: "ada@example.com", password: "Anemone1!") { token } }';
const CONFIRM =
  'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { email } } }';
const RESEND = 'mutation { resendConfirmationEmail(email: "ada@example.com") }';

let api = createTestPlatform();
beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  api = createTestPlatform();
  await api.control('account-confirmation');
  await api.graphql(CREATE, {}, { store: 'zh_hant' });
});

const mailedLink = () => new URL(api.shop.mails.at(-1)?.link ?? '', 'https://shop.example');
const messageOf = ({ body }: { body: ApiResponse }) => body.errors?.[0]?.message ?? null;
const confirm = async (confirmation_key: string | null) =>
  messageOf(await api.graphql(CONFIRM, { input: { email: 'ada@example.com', confirmation_key } }));

it('Account confirmation: is required before the first sign-in, by a link into the store view', async () => {
  expect(messageOf(await api.graphql(SIGN_IN))).toBe(
    "This account isn't confirmed. Verify and try again.",
  );
  expect(mailedLink().pathname).toBe('/zh-hant/customer/account/confirm');
  expect(await confirm('another')).toContain('The confirmation token is invalid.');
  expect(await confirm(mailedLink().searchParams.get('key'))).toBeNull();
  expect(await confirm(mailedLink().searchParams.get('key'))).toBe(
    'The account is already active.',
  );
  expect(messageOf(await api.graphql(SIGN_IN))).toBeNull();
});

it('Account confirmation: invalidates the earlier link when a new one is sent', async () => {
  const former = mailedLink().searchParams.get('key');
  expect(messageOf(await api.graphql(RESEND))).toBeNull();
  expect(await confirm(former)).toContain('The confirmation token is invalid.');
  expect(await confirm(mailedLink().searchParams.get('key'))).toBeNull();
  expect(messageOf(await api.graphql(RESEND))).toBe("Confirmation isn't needed.");
});

it('Account confirmation: a wrong password is reported before a missing confirmation', async () => {
  const wrong = SIGN_IN.replace('Anemone1!', 'Anemone2!');
  expect(messageOf(await api.graphql(wrong))).toContain('The account sign-in was incorrect');
});
