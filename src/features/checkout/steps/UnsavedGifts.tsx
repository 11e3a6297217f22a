import { Trans } from '@lingui/react/macro';
import type { CartDetails } from '../../../../machines/domain.ts';
import { Alert } from '../../../shop/Alert.tsx';
import { useUnsavedGifts } from '../../../shop/useGiftDraft.ts';
import { TextLink } from '../../../ui/TextLink.tsx';

/** Reminds of the card messages that were typed in the cart and not saved: they are not ordered. */
export function UnsavedGifts({ cart }: { cart: CartDetails }) {
  return useUnsavedGifts(cart).map(({ uid, product: { name } }) => (
    <Alert
      key={uid}
      kind="warning"
      action={
        <TextLink href="/cart">
          <Trans>View cart</Trans>
        </TextLink>
      }
    >
      <Trans>The card message for {name} has not been saved.</Trans>
    </Alert>
  ));
}
