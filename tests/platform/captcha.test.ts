import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiResponse, createTestPlatform } from './testPlatform.ts';

const CONTACT = `mutation { contactUs(input: {
  name: "Ada", email: "ada@example.com", comment: "Good day"
}) { status } }`;
const configOf = (form: string) =>
  `{ recaptchaFormConfig(formType: ${form}) { is_enabled configurations { re_captcha_type } } }`;
const REFUSED = 'ReCaptcha validation failed, please try again';

let api = createTestPlatform();
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  api = createTestPlatform();
});
const messageOf = ({ body }: { body: ApiResponse }) => body.errors?.[0]?.message ?? null;

describe('reCAPTCHA on the platform', () => {
  it('protects no form at first', async () => {
    const { body } = await api.graphql(configOf('CONTACT'));
    expect(body.data.recaptchaFormConfig).toEqual({ is_enabled: false, configurations: null });
    expect(messageOf(await api.graphql(CONTACT))).toBeNull();
  });

  it('refuses the mutation of a protected form without a token, in the view’s language', async () => {
    await api.control('captcha', { form: 'CONTACT' });
    const { body } = await api.graphql(configOf('CONTACT'));
    expect(body.data.recaptchaFormConfig).toEqual({
      is_enabled: true,
      configurations: { re_captcha_type: 'RECAPTCHA_V3' },
    });
    expect(messageOf(await api.graphql(CONTACT))).toBe(REFUSED);
    const chinese = { store: 'zh_hant' };
    expect(messageOf(await api.graphql(CONTACT, {}, chinese))).toBe(
      'ReCaptcha 驗證失敗，請再試一次',
    );
    expect(api.shop.mails).toEqual([]);
    expect(messageOf(await api.graphql(CONTACT, {}, { 'x-recaptcha': 'token' }))).toBeNull();
  });

  it('refuses the payment of a protected order', async () => {
    await api.control('captcha', { form: 'PLACE_ORDER' });
    const cartId = await api.cartWith({ sku: 'FL-B-04', quantity: 1 });
    const { status, body } = await api.post(
      `/rest/V1/guest-carts/${cartId}/payment-information`,
      {},
    );
    expect([status, body.message]).toEqual([400, REFUSED]);
  });

  it('names the protected forms for the doctor, and has no settings by form in release 2.4.7', async () => {
    await api.control('captcha', { form: 'CUSTOMER_LOGIN' });
    const { body } = await api.graphql('{ recaptchaV3Config { is_enabled forms } }');
    expect(body.data.recaptchaV3Config).toEqual({ is_enabled: true, forms: ['CUSTOMER_LOGIN'] });
    await api.control('release', { value: '2.4.7' });
    expect(messageOf(await api.graphql(configOf('CONTACT')))).toMatch(
      /^Cannot query field "recaptchaFormConfig"/,
    );
  });
});
