import type { CaptchaForm } from '../shop/captcha.ts';
import type { RequestContext } from '../shop/model.ts';
import { phrase } from './phrases.ts';
import { BASE_CURRENCY } from './requestContext.ts';
import type { RootResolvers, TypeResolvers } from './resolvers.ts';
import { storeConfig } from './storeConfig.ts';

export const queries: RootResolvers = {
  storeConfig: (_: unknown, context: RequestContext) => storeConfig(context, context.view),
  availableStores: (
    { useCurrentGroup }: { useCurrentGroup?: boolean | null },
    context: RequestContext,
  ) =>
    context.shop.views
      .filter((view) => !useCurrentGroup || view.groupCode === context.view.groupCode)
      .map((view) => storeConfig(context, view)),
  currency: (_: unknown, { view }: RequestContext) => ({
    base_currency_code: BASE_CURRENCY,
    base_currency_symbol: symbolOf(BASE_CURRENCY),
    default_display_currency_code: view.currency,
    default_display_currency_symbol: symbolOf(view.currency),
    default_display_currecy_code: view.currency,
    default_display_currecy_symbol: symbolOf(view.currency),
    available_currency_codes: [...new Set([view.currency, BASE_CURRENCY])],
    exchange_rates: [
      { currency_to: BASE_CURRENCY, rate: 1 },
      ...(view.currency === BASE_CURRENCY ? [] : [{ currency_to: view.currency, rate: view.rate }]),
    ],
  }),
  recaptchaV3Config: (_: unknown, { shop }: RequestContext) =>
    shop.captchaForms.length === 0
      ? null
      : { ...CAPTCHA, is_enabled: true, forms: shop.captchaForms, failure_message: FAILED },
  recaptchaFormConfig: ({ formType }: { formType: CaptchaForm }, context: RequestContext) => {
    const isProtected = context.shop.captchaForms.includes(formType);
    const message = phrase(context, FAILED);
    return {
      is_enabled: isProtected,
      configurations: isProtected
        ? {
            ...CAPTCHA,
            re_captcha_type: 'RECAPTCHA_V3',
            technical_failure_message: message,
            validation_failure_message: message,
          }
        : null,
    };
  },
};

const FAILED = 'ReCaptcha validation failed, please try again';
const CAPTCHA = {
  badge_position: 'inline',
  language_code: null,
  minimum_score: 0.5,
  theme: 'light',
  website_key: 'demo',
};

const symbolOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

export const mutations: RootResolvers = {};
export const types: TypeResolvers = {};
