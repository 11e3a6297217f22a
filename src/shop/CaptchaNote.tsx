import { Trans } from '@lingui/react/macro';
import { TextLink } from '../ui/TextLink.tsx';
import { Alert } from './Alert.tsx';
import type { CaptchaForm } from './captchaQuery.ts';

/** Says that a form needs a reCAPTCHA, which the shop does not have, and how to go on instead. */
export function CaptchaNote({ form }: { form: CaptchaForm }) {
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
