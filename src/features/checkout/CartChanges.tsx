import { Trans } from '@lingui/react/macro';
import { lineKey } from '../../../machines/cart/lines.ts';
import type { CartDetails } from '../../../machines/domain.ts';
import { useCartFields } from '../../actors/useCart.ts';
import { joinSentences } from '../../lib/text/joinSentences.ts';
import { Alert } from '../../shop/Alert.tsx';
import { CartDiff } from '../../shop/CartDiff.tsx';
import { Price } from '../../ui/Price.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './CartChanges.module.css';

/** Shows the problems that block the order, and how the cart differs from the one last seen. */
export function CartChanges({ details }: { details: CartDetails }) {
  const { prices } = useCartFields('cartDiff').cartDiff;
  const soldOut = details.items.filter(({ isAvailable }) => !isAvailable);
  const dearer = details.items.flatMap((item) => {
    const before = prices[lineKey(item)];
    const { name } = item.product;
    return before
      ? [
          <Trans key={lineKey(item)}>
            {name} was <Price amount={before} /> and is <Price amount={item.price} /> now.
          </Trans>,
        ]
      : [];
  });
  return (
    <div className={styles.changes}>
      {soldOut.map((item) => {
        const { name } = item.product;
        return (
          <Alert
            key={lineKey(item)}
            kind="warning"
            action={
              <TextLink href="/cart">
                <Trans>View cart</Trans>
              </TextLink>
            }
          >
            <Trans>{name} is sold out, or there are not as many left as you want. </Trans>
            {joinSentences(item.notes)}
          </Alert>
        );
      })}
      <CartDiff and={dearer} />
    </div>
  );
}
