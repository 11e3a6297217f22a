import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** An empty address book. */
export function NoAddresses({ action }: { action: ReactNode }) {
  return (
    <EmptyState action={action}>
      <Trans>There is no address in your book yet.</Trans>
    </EmptyState>
  );
}
