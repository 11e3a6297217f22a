import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import type { OtherOptions } from '../../../machines/cart/commands.ts';
import { lineKey } from '../../../machines/cart/lines.ts';
import type { CartDetails, CartItem, Failure } from '../../../machines/domain.ts';
import { useCartFields } from '../../actors/useCart.ts';
import { useCartCommands, useIsLineBusy } from '../../actors/useCartChanges.ts';
import { useFailureText } from './useFailureText.ts';

/**
 * The last requested quantity and its outcome. A refused quantity stays in its field, with the
 * reason, until another one is requested.
 */
export function useLineChanges({ items }: CartDetails, failure: Failure | undefined) {
  const { t } = useLingui();
  const { done } = useCartFields('done');
  const { updateItem, countUpdates } = useCartCommands();
  const failureText = useFailureText();
  const [asked, setAsked] = useState<{ item: CartItem; quantity: number; done: number } | null>(
    null,
  );
  const updates = done.update ?? 0;
  const now = asked && items.find((item) => lineKey(item) === lineKey(asked.item));
  const isWaiting = useIsLineBusy((now ?? asked?.item)?.uid);
  const isIgnored = Boolean(asked && now && updates > asked.done && now.quantity < asked.quantity);
  const reason = failure
    ? failureText(failure)
    : isIgnored
      ? t`There are not that many left`
      : null;
  const refusal = asked && !isWaiting && reason ? inWhole(reason, now?.quantity) : null;
  const isIt = (item: CartItem) => asked !== null && lineKey(item) === lineKey(asked.item);

  function inWhole(sentence: string, held: number | undefined): string {
    return held === undefined ? sentence : `${sentence} ${t`(your cart holds ${held})`}`;
  }

  return {
    refusal,
    refusalOf: (item: CartItem) => (isIt(item) ? refusal : null),
    askedOf: (item: CartItem) => (isIt(item) && refusal ? (asked?.quantity ?? null) : null),
    /** A stable function, so that memoised lines do not re-render. */
    ask: useCallback(
      (item: CartItem, quantity: number, becomes?: OtherOptions) => {
        setAsked({ item, quantity, done: countUpdates() });
        updateItem(item.uid, quantity, becomes);
      },
      [countUpdates, updateItem],
    ),
  };
}
