import { Trans } from '@lingui/react/macro';
import { Empty } from '../../ui/Empty.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** Nothing is saved, or nothing any more. */
export function NoPayments() {
  return (
    <Empty
      action={
        <LinkButton href="/" priority="high" isLarge>
          <Trans>See the flowers</Trans>
        </LinkButton>
      }
    >
      <Trans>You have no saved payments.</Trans>
    </Empty>
  );
}
