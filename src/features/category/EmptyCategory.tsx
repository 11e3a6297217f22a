import { Trans } from '@lingui/react/macro';
import { Empty } from '../../ui/Empty.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** A category without products, with a link to all categories. */
export function EmptyCategory() {
  return (
    <Empty
      action={
        <LinkButton href="/">
          <Trans>View all categories</Trans>
        </LinkButton>
      }
    >
      <Trans>There are no flowers here at the moment.</Trans>
    </Empty>
  );
}
