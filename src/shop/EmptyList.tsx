import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Empty } from '../ui/Empty.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

/** An empty list: one sentence, and a link to the home page. */
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
