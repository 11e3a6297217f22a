import { Trans } from '@lingui/react/macro';
import { EmptyList } from '../../../shop/EmptyList.tsx';

/** The empty state of the saved payments. */
export const NoPayments = () => (
  <EmptyList>
    <Trans>You have no saved payments.</Trans>
  </EmptyList>
);
