import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSession } from '../../actors/useSession.ts';
import { emailProblem, newPasswordProblem, textProblem } from '../../lib/accountForm.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import form from '../../ui/Form.module.css';
import { TextField } from '../../ui/TextField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useAccountForm } from './useAccountForm.ts';

interface CreateAccountFormProps {
  idPrefix: string;
  /** What is known already, as after an order (spec §2 "Route table"). */
  initial?: { email?: string; firstname?: string; lastname?: string };
}

/** A new account, whose owner is signed in at once. */
export function CreateAccountForm({ idPrefix, initial = {} }: CreateAccountFormProps) {
  const { t } = useLingui();
  const { task, failures, createAccount, clear } = useSession();
  const [isSubscribed, setSubscribed] = useState(false);
  const typed = useAccountForm(
    idPrefix,
    {
      firstname: { label: t`First Name`, problem: textProblem },
      lastname: { label: t`Last Name`, problem: textProblem },
      email: { label: t`Email`, problem: emailProblem },
      password: { label: t`Password`, problem: newPasswordProblem },
    },
    initial,
  );
  useEffect(() => {
    clear('createAccount');
  }, []);

  return (
    <AccountForm
      typed={typed}
      failure={failures.createAccount}
      isBusy={task === 'createAccount'}
      submit={<Trans>Create an Account</Trans>}
      onSubmit={() =>
        createAccount({ ...typed.values, email: typed.values.email.trim(), isSubscribed })
      }
    >
      <TextField {...typed.field('firstname')} className={form.half} autoComplete="given-name" />
      <TextField {...typed.field('lastname')} className={form.half} autoComplete="family-name" />
      <TextField {...typed.field('email')} type="email" inputMode="email" autoComplete="username" />
      <PasswordField
        {...typed.field('password')}
        hint={t`At least 8 characters, of three kinds: lower case, upper case, digits, signs.`}
        autoComplete="new-password"
      />
      <Checkbox
        id={`${idPrefix}-subscribe`}
        label={t`Subscribe to news and updates`}
        isChecked={isSubscribed}
        onChange={setSubscribed}
      />
    </AccountForm>
  );
}
