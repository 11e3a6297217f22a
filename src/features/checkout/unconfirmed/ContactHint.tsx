import { Trans } from '@lingui/react/macro';
import { useVerificationEnd } from '../../../actors/useEnvironment.ts';
import { useIntlLocale } from '../../../ui/useIntlLocale.ts';
import { verificationTimes } from './verificationTimes.ts';

/** Says until when the order's outcome may stay unknown, and which details to give the shop. */
export function ContactHint() {
  const locale = useIntlLocale();
  const ends = useVerificationEnd();
  if (ends === null) {
    return (
      <p className="prose">
        <Trans>
          If a confirmation arrives by email, your order is placed. If none arrives within the hour,
          ask us: give the email address that you have ordered with and the time, and we will look
          it up for you.
        </Trans>
      </p>
    );
  }
  const { at, until } = verificationTimes(ends, locale);
  return (
    <>
      <p className="prose">
        <Trans>
          You pressed Place Order at {at}. Until {until} this order stays in doubt, and nothing else
          can be ordered here, so that you do not pay twice. After that you can order again.
        </Trans>
      </p>
      <p className="prose">
        <Trans>
          If a confirmation arrives by email, your order is placed. If none has arrived by {until},
          ask us: give the email address that you have ordered with and the time, {at}, and we will
          look it up for you.
        </Trans>
      </p>
    </>
  );
}
