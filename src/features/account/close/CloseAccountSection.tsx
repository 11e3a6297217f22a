import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { useFormSubmission } from '../../../actors/useFormSubmission.ts';
import { AccountForm } from '../../../shop/account/AccountForm.tsx';
import { ConfirmDialog } from '../../../shop/account/ConfirmDialog.tsx';
import { NoteFields } from '../../../shop/account/NoteFields.tsx';
import { useMessageForm } from '../../../shop/account/useMessageForm.ts';

/** Closes the customer's own account after a confirmation. An optional message is sent first. */
export function CloseAccountSection({
  last,
}: {
  last: ReturnType<typeof useFormSubmission<'closeAccount'>>;
}) {
  const { t } = useLingui();
  const formState = useMessageForm('close', { isSent: false, isMessageOptional: true });
  const [isConfirming, setConfirming] = useState(false);
  const { note } = formState;
  const close = () =>
    last.send({
      kind: 'closeAccount',
      note: note.message
        ? { ...note, message: `${t`I close my account.`}\n\n${note.message}` }
        : null,
    });
  return (
    <>
      <AccountForm
        formState={formState}
        last={last}
        submit={<Trans>Close my account</Trans>}
        onSubmit={() => {
          last.clear();
          setConfirming(true);
        }}
      >
        <NoteFields
          formState={formState}
          isMessageOptional
          hint={<Trans>What could we have done better?</Trans>}
        />
      </AccountForm>
      <ConfirmDialog
        title={t`Close your account?`}
        isOpen={isConfirming}
        last={last}
        confirm={<Trans>Close account</Trans>}
        onConfirm={close}
        onClose={() => setConfirming(false)}
      >
        <Trans>
          This cannot be undone. Orders that you have placed are delivered all the same.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
