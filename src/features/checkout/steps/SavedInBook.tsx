import { Trans } from '@lingui/react/macro';
import { Alert } from '../../../shop/Alert.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { type Keep, useKeptInBook, type useWanted } from './useSavedInBook.ts';

/** Saves new addresses to the customer's address book. Renders only a failure. */
export function KeptInBook({
  wanted,
  keep,
}: {
  wanted: ReturnType<typeof useWanted>[0];
  keep: Keep;
}) {
  const { failure, isBusy, again } = useKeptInBook(wanted, keep);
  if (!failure) return null;
  return (
    <Alert
      kind="warning"
      action={
        <TextButton isDisabled={isBusy} onClick={again}>
          <Trans>Try again</Trans>
        </TextButton>
      }
    >
      <Trans>The new address could not be saved to your address book.</Trans>
    </Alert>
  );
}
