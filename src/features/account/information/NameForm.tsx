import { Trans, useLingui } from '@lingui/react/macro';
import { useAccountTask } from '../../../actors/useAccountTask.ts';
import { textProblem } from '../../../lib/text/accountForm.ts';
import { AccountForm } from '../../../shop/account/AccountForm.tsx';
import { useAccountForm } from '../../../shop/account/useAccountForm.ts';
import { useWhenDone } from '../../../shop/useWhenDone.ts';
import form from '../../../ui/Form.module.css';
import { TextField } from '../../../ui/TextField.tsx';

/** Changes the customer's name. Typed values are kept until they are saved. */
export function NameForm(known: { firstname: string; lastname: string }) {
  const { t } = useLingui();
  const last = useAccountTask('name');
  const formState = useAccountForm(
    'account-name',
    {
      firstname: { label: t`First Name`, problem: textProblem },
      lastname: { label: t`Last Name`, problem: textProblem },
    },
    known,
    { isPersisted: true },
  );
  useWhenDone(last.done, () => formState.settle({ isSaved: true }));
  return (
    <AccountForm
      formState={formState}
      captcha="CUSTOMER_EDIT"
      last={last}
      submit={<Trans>Save name</Trans>}
      onSubmit={() => {
        const { firstname, lastname } = formState.values;
        last.submit({ kind: 'changeName', firstname: firstname.trim(), lastname: lastname.trim() });
      }}
    >
      <TextField
        {...formState.field('firstname')}
        className={form.half}
        autoComplete="given-name"
      />
      <TextField
        {...formState.field('lastname')}
        className={form.half}
        autoComplete="family-name"
      />
    </AccountForm>
  );
}
