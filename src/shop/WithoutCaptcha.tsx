import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { onDemand } from '../ui/onDemand.tsx';
import { type CaptchaForm, CaptchaQuery } from './captchaQuery.ts';

interface WithoutCaptchaProps {
  /** The form's name in the platform's settings. */
  form: CaptchaForm;
  children: ReactNode;
}

const CaptchaNote = onDemand(() => import('./CaptchaNote.tsx').then((code) => code.CaptchaNote));

/**
 * A form, or a note in its place if the platform would refuse it: the shop has no reCAPTCHA. While
 * that is unknown, or cannot be read, the form is shown.
 */
export function WithoutCaptcha({ form, children }: WithoutCaptchaProps) {
  const [{ data }] = useQuery({ query: CaptchaQuery, variables: { form } });
  return data?.recaptchaFormConfig?.is_enabled ? <CaptchaNote form={form} /> : children;
}
