import { useLingui } from '@lingui/react/macro';
import { useShopper } from '../../actors/useShopper.ts';
import { emailProblem, textProblem } from '../../lib/text/accountForm.ts';
import { personName } from '../../lib/text/personName.ts';
import { useWhenDone } from '../useWhenDone.ts';
import { useAccountForm } from './useAccountForm.ts';

/**
 * The state of a form that sends a message to the shop. A customer's name and email address are
 * prefilled; typed values outlive the page, in memory, until the message is sent.
 */
export function useMessageForm(
  idPrefix: string,
  { isSent, isMessageOptional = false }: { isSent: boolean; isMessageOptional?: boolean },
) {
  const { t } = useLingui();
  const { customer } = useShopper();
  const formState = useAccountForm(
    idPrefix,
    {
      name: { label: t({ message: 'Name', context: 'of a person' }), problem: textProblem },
      email: { label: t`Email`, problem: emailProblem },
      phone: { label: t`Phone Number`, problem: () => null },
      message: { label: t`Message`, problem: isMessageOptional ? () => null : textProblem },
    },
    customer
      ? { name: personName(customer.firstname, customer.lastname), email: customer.email }
      : {},
    { isPersisted: true },
  );
  const { name, email, phone, message } = formState.values;
  useWhenDone(isSent, () => formState.settle());
  return {
    ...formState,
    note: {
      name: name.trim(),
      email: email.trim(),
      phone: phone.trim(),
      message: message.trim(),
    },
  };
}
