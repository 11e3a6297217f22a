import { refuse } from './cartRefusal.ts';
import type { Shop } from './model.ts';

/** The forms that the settings of reCAPTCHA can protect. */
export type CaptchaForm =
  | 'PLACE_ORDER'
  | 'CONTACT'
  | 'CUSTOMER_LOGIN'
  | 'CUSTOMER_FORGOT_PASSWORD'
  | 'CUSTOMER_CREATE'
  | 'CUSTOMER_EDIT'
  | 'RESEND_CONFIRMATION_EMAIL';

/** The form of each request that reCAPTCHA can protect: GraphQL mutations and REST routes. */
const FORMS: Record<string, CaptchaForm> = {
  placeOrder: 'PLACE_ORDER',
  setPaymentMethodAndPlaceOrder: 'PLACE_ORDER',
  'guest-carts/:cartId/payment-information': 'PLACE_ORDER',
  'carts/mine/payment-information': 'PLACE_ORDER',
  contactUs: 'CONTACT',
  generateCustomerToken: 'CUSTOMER_LOGIN',
  requestPasswordResetEmail: 'CUSTOMER_FORGOT_PASSWORD',
  resetPassword: 'CUSTOMER_FORGOT_PASSWORD',
  createCustomer: 'CUSTOMER_CREATE',
  createCustomerV2: 'CUSTOMER_CREATE',
  changeCustomerPassword: 'CUSTOMER_EDIT',
  updateCustomerEmail: 'CUSTOMER_EDIT',
  updateCustomerV2: 'CUSTOMER_EDIT',
  resendConfirmationEmail: 'RESEND_CONFIRMATION_EMAIL',
};

/** Refuses a request without a reCAPTCHA token if the shop protects its form with reCAPTCHA. */
export function requireCaptcha({ captchaForms }: Shop, { headers, method }: Request, name: string) {
  const form = method === 'POST' ? FORMS[name] : undefined;
  if (form && captchaForms.includes(form) && !headers.get('x-recaptcha')) {
    refuse('input', 'ReCaptcha validation failed, please try again');
  }
}
