import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Empty } from '../ui/Empty.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

/** Says in one sentence that there is nothing yet, and leads to the flowers. */
export function EmptyList({ children }: { children: ReactNode }) {
  return (
    <Empty
      action={
        <LinkButton href="/" priority="high" isLarge>
          <Trans>Browse flowers</Trans>
        </LinkButton>
      }
    >
      {children}
    </Empty>
  );
}
