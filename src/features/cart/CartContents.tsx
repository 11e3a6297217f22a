import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import type { OtherOptions } from '../../../machines/cart/commands.ts';
import { lineKey } from '../../../machines/cart/lines.ts';
import type { CartDetails, CartItem } from '../../../machines/domain.ts';
import type { Failure } from '../../../machines/failure.ts';
import { useCartFields, useReadCart } from '../../actors/useCart.ts';
import { useCartCommands } from '../../actors/useCartChanges.ts';
import { Alert } from '../../shop/Alert.tsx';
import { AlertOffline } from '../../shop/AlertOffline.tsx';
import { CartDiff } from '../../shop/CartDiff.tsx';
import { WithSummary } from '../../shop/WithSummary.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './CartContents.module.css';
import { CartLine } from './CartLine.tsx';
import { CartSummary } from './CartSummary.tsx';
import { useCartFailureText } from './useCartFailureText.ts';
import { useLineChanges } from './useLineChanges.ts';
import { useStableOrder } from './useStableOrder.ts';

interface CartContentsProps {
  details: CartDetails;
  onRemove: (item: CartItem) => void;
  /** Why the last removal failed, or null. */
  removalFailure: Failure | null;
}

/** The most lines that a phone shows without scrolling; their pictures load at once. */
const LINES_IN_FIRST_SCREEN = 2;

/** The lines and the summary of a cart that is not empty. */
export function CartContents({ details, onRemove, removalFailure }: CartContentsProps) {
  const { t } = useLingui();
  const read = useReadCart();
  const { quantityOf } = useCartCommands();
  const items = useStableOrder(details.items);
  const { failures } = useCartFields('failures');
  const changes = useLineChanges(details);
  const failureText = useCartFailureText();
  const [edited, setEdited] = useState<string | null>(null);
  const { request, forget } = changes;
  const remove = useCallback(
    (item: CartItem) => {
      forget(item);
      onRemove(item);
    },
    [forget, onRemove],
  );
  const changeOptions = useCallback(
    (item: CartItem, becomes: OtherOptions) => {
      setEdited(becomes.sku);
      request(item, quantityOf(item), becomes);
    },
    [request, quantityOf],
  );

  return (
    <WithSummary title={<Trans>Order summary</Trans>} summary={<CartSummary details={details} />}>
      <div className={styles.changes}>
        {failures.read && (
          <Alert
            action={
              <TextButton onClick={read}>
                <Trans>Try again</Trans>
              </TextButton>
            }
          >
            {failureText(failures.read)}
          </Alert>
        )}
        <AlertOffline failure={failures.read ?? removalFailure} />
        <CartDiff />
        {removalFailure && <Alert focusOn={removalFailure}>{failureText(removalFailure)}</Alert>}
        {changes.lostLineRefusal && <Alert>{changes.lostLineRefusal}</Alert>}
      </div>
      <ul className={styles.lines} aria-label={t`Cart items`}>
        {items.map((item, index) => (
          <CartLine
            key={lineKey(item)}
            item={item}
            refusedQuantity={changes.refusedQuantityOf(item)}
            refusal={changes.refusalOf(item)}
            onQuantity={request}
            isEdited={item.variantSku !== null && item.variantSku === edited}
            isInFirstScreen={index < LINES_IN_FIRST_SCREEN}
            onOptions={changeOptions}
            onRemove={remove}
          />
        ))}
      </ul>
    </WithSummary>
  );
}
