import { Trans } from '@lingui/react/macro';
import { EmptyList } from '../../../shop/EmptyList.tsx';

/** Nothing is saved, or nothing any more. */
export const NoPayments = () => (
  <EmptyList>
    <Trans>You have no saved payments.</Trans>
  </EmptyList>
);
