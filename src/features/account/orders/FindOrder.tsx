import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { emailProblem, textProblem } from '../../../lib/text/accountForm.ts';
import { Alert } from '../../../shop/Alert.tsx';
import { AccountForm } from '../../../shop/account/AccountForm.tsx';
import { AccountPage } from '../../../shop/account/AccountPage.tsx';
import peony from '../../../shop/account/peony.webp';
import { useAccountForm } from '../../../shop/account/useAccountForm.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { GuestOrder } from './GuestOrder.tsx';
import { useGuestOrder } from './useGuestOrder.ts';

interface FindOrderProps {
  /** The platform's message if the link did not lead to an order. */
  refusal?: string;
}

/**
 * A form that finds a guest's order by its number, email address and last name, and then shows it.
 */
export function FindOrder({ refusal }: FindOrderProps) {
  const { t } = useLingui();
  const formState = useAccountForm('track', {
    number: { label: t`Order number`, problem: textProblem },
    email: { label: t`Email`, problem: emailProblem },
    lastname: { label: t`Last Name`, problem: textProblem },
  });
  const { order, isBusy, failure, find, clear } = useGuestOrder();
  const [message, setMessage] = useState(refusal);
  if (order) return <GuestOrder order={order} onLeave={clear} />;
  return (
    <AccountPage
      title={t`Track your order`}
      lead={<Trans>The order number is in the email that confirms your order.</Trans>}
      picture={peony}
    >
      {message && <Alert>{message}</Alert>}
      <AccountForm
        formState={formState}
        last={{ isBusy, failure, clear }}
        submit={<Trans>Find order</Trans>}
        onSubmit={() => {
          setMessage(undefined);
          find(formState.values);
        }}
      >
        <TextField {...formState.field('number')} autoComplete="off" />
        <TextField
          {...formState.field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextField {...formState.field('lastname')} autoComplete="family-name" />
      </AccountForm>
    </AccountPage>
  );
}
