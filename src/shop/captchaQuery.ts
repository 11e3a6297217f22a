import { graphql, type VariablesOf } from '../lib/graphql.ts';

/** Whether the platform accepts a form only with a token of Google's reCAPTCHA. */
export const CaptchaQuery = graphql(`
  query FormCaptcha($form: ReCaptchaFormEnum!) {
    recaptchaFormConfig(formType: $form) {
      is_enabled
    }
  }
`);

/** A form that the platform's settings can protect by reCAPTCHA. */
export type CaptchaForm = VariablesOf<typeof CaptchaQuery>['form'];
