import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSessionCommands } from '../../actors/useSession.ts';
import { useSessionTask } from '../../actors/useSessionTask.ts';
import { emailProblem, textProblem } from '../../lib/text/accountForm.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import form from '../../ui/Form.module.css';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { FormSuccess } from './FormSuccess.tsx';
import { ResendConfirmation } from './ResendConfirmation.tsx';
import { useAccountForm } from './useAccountForm.ts';
import { useNewPassword } from './useNewPassword.ts';

interface CreateAccountFormProps {
  idPrefix: string;
  /** Values that are already known, for example after an order. */
  initial?: { email?: string; firstname?: string; lastname?: string };
  /** Opens the sign-in form, where that is not a page of its own. */
  onSignIn?: () => void;
}

/** The form that creates an account and signs the shopper in. */
export function CreateAccountForm({ idPrefix, initial = {}, onSignIn }: CreateAccountFormProps) {
  const { t } = useLingui();
  const { createAccount } = useSessionCommands();
  const last = useSessionTask('createAccount');
  const { hint, rule } = useNewPassword();
  const [isSubscribed, setSubscribed] = useState(false);
  const formState = useAccountForm(
    idPrefix,
    {
      firstname: { label: t`First Name`, problem: textProblem },
      lastname: { label: t`Last Name`, problem: textProblem },
      email: { label: t`Email`, problem: emailProblem },
      password: { label: t`Password`, ...rule },
    },
    initial,
  );

  if (last.isUnconfirmed) {
    const { email } = last;
    return (
      <>
        <FormSuccess>
          <Trans>
            Your account is created. To confirm it, follow the link in the email to {email}.
          </Trans>
        </FormSuccess>
        <ResendConfirmation email={email ?? ''} />
      </>
    );
  }
  // The account was created, but the sign-in after it failed.
  if (last.isDone) {
    return (
      <FormSuccess href="/signin" onGo={onSignIn} action={<Trans>Sign In</Trans>}>
        <Trans>Your account is created. Please sign in.</Trans>
      </FormSuccess>
    );
  }
  return (
    <AccountForm
      formState={formState}
      captcha="CUSTOMER_CREATE"
      last={last}
      submit={<Trans>Create an Account</Trans>}
      onSubmit={() => {
        const { firstname, lastname, email, password } = formState.values;
        createAccount({
          firstname: firstname.trim(),
          lastname: lastname.trim(),
          email: email.trim(),
          password,
          isSubscribed,
        });
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
      <TextField
        {...formState.field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <PasswordField {...formState.field('password')} hint={hint} autoComplete="new-password" />
      <Checkbox
        id={`${idPrefix}-subscribe`}
        label={t`Subscribe to news and updates`}
        isChecked={isSubscribed}
        onChange={setSubscribed}
      />
    </AccountForm>
  );
}
