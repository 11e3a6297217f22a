import { Trans } from '@lingui/react/macro';
import { Empty } from '../../ui/Empty.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** A category without flowers leads on. */
export function EmptyCategory() {
  return (
    <Empty
      action={
        <LinkButton href="/">
          <Trans>See all chapters</Trans>
        </LinkButton>
      }
    >
      <Trans>No flowers are here at this hour.</Trans>
    </Empty>
  );
}
