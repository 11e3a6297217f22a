import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Empty } from '../../../ui/Empty.tsx';

/** An empty address book. */
export function NoAddresses({ action }: { action: ReactNode }) {
  return (
    <Empty action={action}>
      <Trans>There is no address in your book yet.</Trans>
    </Empty>
  );
}
