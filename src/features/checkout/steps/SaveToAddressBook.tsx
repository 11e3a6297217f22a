import { Trans } from '@lingui/react/macro';
import { Alert } from '../../../shop/Alert.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import {
  type SetAddressToSave,
  type useAddressesToSave,
  useSaveToAddressBook,
} from './useSaveToAddressBook.ts';

/** Saves new addresses to the customer's address book. Renders only a failure. */
export function SaveToAddressBook({
  addressesToSave,
  keep,
}: {
  addressesToSave: ReturnType<typeof useAddressesToSave>[0];
  keep: SetAddressToSave;
}) {
  const { failure, isBusy, retry } = useSaveToAddressBook(addressesToSave, keep);
  if (!failure) return null;
  return (
    <Alert
      kind="warning"
      action={
        <TextButton isDisabled={isBusy} onClick={retry}>
          <Trans>Try again</Trans>
        </TextButton>
      }
    >
      <Trans>The new address could not be saved to your address book.</Trans>
    </Alert>
  );
}
