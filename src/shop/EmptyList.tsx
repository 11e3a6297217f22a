import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

/** An empty list: one sentence, and a link to the home page. */
export function EmptyList({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      action={
        <LinkButton href="/" priority="high" isLarge>
          <Trans>Browse flowers</Trans>
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  );
}
