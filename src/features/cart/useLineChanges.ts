import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import type { OtherOptions } from '../../../machines/cart/commands.ts';
import { lineKey } from '../../../machines/cart/lines.ts';
import type { CartDetails, CartItem } from '../../../machines/domain.ts';
import type { Failure } from '../../../machines/failure.ts';
import { useCartFields } from '../../actors/useCart.ts';
import { useCartCommands, useIsLineBusy } from '../../actors/useCartChanges.ts';
import { useCartFailureText } from './useCartFailureText.ts';

/**
 * The last requested quantity and its outcome. A refused quantity stays in its field, with the
 * reason, until another one is requested.
 */
export function useLineChanges({ items }: CartDetails, failure: Failure | undefined) {
  const { t } = useLingui();
  const { done, failures } = useCartFields('done', 'failures');
  const { updateItem, countUpdates } = useCartCommands();
  const failureText = useCartFailureText();
  const [requested, setRequested] = useState<{
    item: CartItem;
    quantity: number;
    done: number;
  } | null>(null);
  const updates = done.update ?? 0;
  const now = requested && items.find((item) => lineKey(item) === lineKey(requested.item));
  const isWaiting = useIsLineBusy((now ?? requested?.item)?.uid);
  // After a failed read, the lines are still those from before the update.
  const isIgnored = Boolean(
    requested &&
      now &&
      updates > requested.done &&
      !failures.read &&
      now.quantity < requested.quantity,
  );
  const reason = failure
    ? failureText(failure)
    : isIgnored
      ? t`There are not that many left`
      : null;
  const refusal = requested && !isWaiting && reason ? inWhole(reason, now?.quantity) : null;
  const isRequested = (item: CartItem) =>
    requested !== null && lineKey(item) === lineKey(requested.item);

  function inWhole(sentence: string, held: number | undefined): string {
    return held === undefined ? sentence : `${sentence} ${t`(your cart holds ${held})`}`;
  }

  return {
    refusal,
    refusalOf: (item: CartItem) => (isRequested(item) ? refusal : null),
    refusedQuantityOf: (item: CartItem) =>
      isRequested(item) && refusal ? (requested?.quantity ?? null) : null,
    /** A stable function, so that memoised lines do not re-render. */
    request: useCallback(
      (item: CartItem, quantity: number, becomes?: OtherOptions) => {
        setRequested({ item, quantity, done: countUpdates() });
        updateItem(item.uid, quantity, becomes);
      },
      [countUpdates, updateItem],
    ),
  };
}
