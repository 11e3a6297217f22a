import { Trans } from '@lingui/react/macro';
import { ADDRESS_STEPS, addressFormName } from '../../../../machines/checkout/addressBook.ts';
import { useRunning } from '../../../actors/AppActor.ts';
import { useCheckoutCommands, useCheckoutFields } from '../../../actors/useCheckout.ts';
import { useSelector } from '../../../actors/useSelector.ts';
import { Alert } from '../../../shop/Alert.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';

/**
 * Reports a new address that could not be saved in the customer's address book, with a retry. The
 * account actor must run.
 */
export function UnsavedAddresses() {
  const { submitted } = useCheckoutFields('submitted');
  const { send } = useCheckoutCommands();
  const account = useRunning('account');
  const failures = useSelector(account, ({ context }) => context.failures);
  const isBusy = useSelector(account, (snapshot) => snapshot.hasTag('busy'));
  const step = ADDRESS_STEPS.find(
    (name) => submitted[`${name}Task`] && failures[addressFormName(name)],
  );
  if (!step) return null;
  return (
    <Alert
      kind="warning"
      action={
        <TextButton isDisabled={isBusy} onClick={() => send({ type: 'addressBook.retry', step })}>
          <Trans>Try again</Trans>
        </TextButton>
      }
    >
      <Trans>The new address could not be saved to your address book.</Trans>
    </Alert>
  );
}
