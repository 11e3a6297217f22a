import { Trans } from '@lingui/react/macro';
import { useSessionCommands } from '../../actors/useSession.ts';
import { useSessionTask } from '../../actors/useSessionTask.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { Alert } from '../Alert.tsx';
import { WithoutCaptcha } from '../WithoutCaptcha.tsx';
import { FormFailure } from './FormFailure.tsx';

/** A button that sends the confirmation email again. */
export function ResendConfirmation({ email }: { email: string }) {
  const { resendConfirmation } = useSessionCommands();
  const last = useSessionTask('resendConfirmation');
  if (last.isDone) {
    return (
      <Alert kind="info" focusOn="sent">
        <Trans>We have sent an email to {email}. Follow its link, then sign in.</Trans>
      </Alert>
    );
  }
  return (
    <WithoutCaptcha form="RESEND_CONFIRMATION_EMAIL">
      {last.failure && <FormFailure failure={last.failure} />}
      <p>
        <Trans>No email yet? </Trans>
        <TextButton isDisabled={last.isBusy} onClick={() => resendConfirmation(email)}>
          <Trans>Send it again</Trans>
        </TextButton>
      </p>
    </WithoutCaptcha>
  );
}
