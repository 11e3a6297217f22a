import { Trans, useLingui } from '@lingui/react/macro';
import { useFormSubmission } from '../../../actors/useFormSubmission.ts';
import { useShopper } from '../../../actors/useShopper.ts';
import { AccountPage } from '../../../shop/account/AccountPage.tsx';
import { FormSuccess } from '../../../shop/account/FormSuccess.tsx';
import peony from '../../../shop/account/peony.webp';
import { CloseAccountSection } from './CloseAccountSection.tsx';
import { ConfirmClosing } from './ConfirmClosing.tsx';

/**
 * /account/close, open to guests too. A signed-in customer's account is closed at once; a guest's
 * request goes to the shop's staff.
 */
export function CloseAccountPage() {
  const { t } = useLingui();
  const { isSignedIn } = useShopper();
  const last = useFormSubmission('closeAccount');
  return (
    <AccountPage title={t`Close Account`} lead={<Lead isSignedIn={isSignedIn} />} picture={peony}>
      {last.done ? (
        <FormSuccess href="/" action={<Trans>Browse flowers</Trans>}>
          <Trans>
            Your account is closed, and you are signed out. Thank you for having been here.
          </Trans>
        </FormSuccess>
      ) : isSignedIn ? (
        <CloseAccountSection last={last} />
      ) : (
        <ConfirmClosing />
      )}
    </AccountPage>
  );
}

function Lead({ isSignedIn }: { isSignedIn: boolean }) {
  return isSignedIn ? (
    <Trans>Your addresses, your wish list and your saved payments go with it, for good.</Trans>
  ) : (
    <Trans>Tell us which account is yours, and we will close it for you.</Trans>
  );
}
