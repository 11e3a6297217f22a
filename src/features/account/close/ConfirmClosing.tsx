import { Trans, useLingui } from '@lingui/react/macro';
import { useFormSubmission } from '../../../actors/useFormSubmission.ts';
import { useIsOffline } from '../../../actors/useIsOffline.ts';
import { AccountForm } from '../../../shop/account/AccountForm.tsx';
import { MessageSent } from '../../../shop/account/MessageSent.tsx';
import { NoteFields } from '../../../shop/account/NoteFields.tsx';
import { useMessageForm } from '../../../shop/account/useMessageForm.ts';

/** The form with which a guest asks the shop's staff to close an account. */
export function ConfirmClosing() {
  const { t } = useLingui();
  const unanswered = useIsOffline()
    ? t`You are offline. Your message may have arrived all the same.`
    : t`We received no valid answer from the shop. Your message may have arrived all the same.`;
  const last = useFormSubmission('askToClose');
  const formState = useMessageForm('close', { isSent: last.done !== undefined });
  const email = last.done?.note.email;
  if (email !== undefined) {
    return (
      <MessageSent onAgain={last.clear}>
        <Trans>Your request has been sent. We will reply to {email}.</Trans>
      </MessageSent>
    );
  }
  const { note } = formState;
  const wish = t`Please close my account.`;
  return (
    <AccountForm
      formState={formState}
      captcha="CONTACT"
      last={last}
      submit={<Trans>Send request</Trans>}
      unanswered={unanswered}
      onSubmit={() =>
        last.send({
          kind: 'askToClose',
          note: { ...note, message: `${wish}\n\n${note.message}` },
        })
      }
    >
      <NoteFields formState={formState} />
    </AccountForm>
  );
}
