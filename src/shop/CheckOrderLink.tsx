import { Trans } from '@lingui/react/macro';
import { TextLink } from '../ui/TextLink.tsx';

/** A link to the checkout, which shows the order whose payment is not confirmed yet. */
export const CheckOrderLink = () => (
  <TextLink href="/checkout">
    <Trans>Check your order</Trans>
  </TextLink>
);
