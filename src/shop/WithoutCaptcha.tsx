import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { TextLink } from '../ui/TextLink.tsx';
import { Alert } from './Alert.tsx';
import { type CaptchaForm, CaptchaQuery } from './captchaQuery.ts';

interface WithoutCaptchaProps {
  /** The form's name in the platform's settings. */
  form: CaptchaForm;
  children: ReactNode;
}

/**
 * A form, or a note in its place if the platform would refuse it: the shop has no reCAPTCHA. While
 * that is unknown, or cannot be read, the form is shown.
 */
export function WithoutCaptcha({ form, children }: WithoutCaptchaProps) {
  const [{ data }] = useQuery({ query: CaptchaQuery, variables: { form } });
  if (!data?.recaptchaFormConfig?.is_enabled) return children;
  if (form === 'CONTACT') {
    return (
      <Alert kind="warning">
        <Trans>
          Messages need a security check (reCAPTCHA) that this website does not have. Please call or
          visit us.
        </Trans>
      </Alert>
    );
  }
  return (
    <Alert
      kind="warning"
      action={
        <TextLink href="/contact">
          <Trans>Contact Us</Trans>
        </TextLink>
      }
    >
      <Trans>This needs a security check (reCAPTCHA) that this website does not have.</Trans>
    </Alert>
  );
}
