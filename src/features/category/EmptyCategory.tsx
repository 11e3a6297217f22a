import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** A category without products, with a link to all categories. */
export function EmptyCategory() {
  return (
    <EmptyState
      action={
        <LinkButton href="/">
          <Trans>View all categories</Trans>
        </LinkButton>
      }
    >
      <Trans>There are no flowers here at the moment.</Trans>
    </EmptyState>
  );
}
