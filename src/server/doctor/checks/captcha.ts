import { isRecord } from '../../../lib/stored/checks.ts';
import { type Finding, note, ok, stops } from '../finding.ts';
import type { Platform } from '../platform.ts';

const QUERY = '{ recaptchaV3Config { is_enabled forms } }';

/**
 * Checks reCAPTCHA. The shop sends no token, so the platform refuses every form that requires one.
 */
export async function checkCaptcha(platform: Platform): Promise<Finding> {
  const { status, data, messages } = await platform.graphql(QUERY);
  if (status === 0) return note('reCAPTCHA', messages.join(' '), 'Run the doctor again.');
  const config = isRecord(data?.recaptchaV3Config) ? data.recaptchaV3Config : {};
  const forms = config.is_enabled === true && Array.isArray(config.forms) ? config.forms : [];
  if (forms.length === 0) return ok('reCAPTCHA', 'Not asked for.');
  const summary = `Asked for by ${forms.join(', ')}; the shop has none, so these are refused.`;
  const todo = 'Switch it off for these forms in Security → Google reCAPTCHA.';
  return forms.includes('PLACE_ORDER')
    ? stops('reCAPTCHA', summary, todo)
    : note('reCAPTCHA', summary, todo);
}
