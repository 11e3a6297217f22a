import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Spinner } from '../ui/Spinner.tsx';
import { TextButton } from '../ui/TextButton.tsx';
import { Alert } from './Alert.tsx';
import { type Destinations, useCountries } from './useCountries.ts';

/** Loads the countries that an address form needs, and renders the form once they are there. */
export function WithCountries({ children }: { children: (to: Destinations) => ReactNode }) {
  const { t } = useLingui();
  const { destinations, isFailed, isFetching, retry } = useCountries();
  if (destinations) return children(destinations);
  if (!isFailed) return <Spinner isSmall label={t`Fetching Data...`} />;
  return (
    <Alert
      action={
        <TextButton isDisabled={isFetching} onClick={retry}>
          <Trans>Try again</Trans>
        </TextButton>
      }
    >
      <Trans>Countries could not be loaded. Please try again.</Trans>
    </Alert>
  );
}
