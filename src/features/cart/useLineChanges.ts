import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import type { OtherOptions } from '../../../machines/cart/commands.ts';
import { lineKey } from '../../../machines/cart/lines.ts';
import type { CartDetails, CartItem } from '../../../machines/domain.ts';
import { useCartCommands } from '../../actors/useCartChanges.ts';
import { useCartOutcome } from '../../actors/useCartOutcome.ts';
import { useCartFailureText } from './useCartFailureText.ts';

interface Requested {
  item: CartItem;
  quantity: number;
  requestId: number;
}

/**
 * The last requested quantity and its outcome. A refused quantity stays in its field, with the
 * reason, until another one is requested.
 */
export function useLineChanges({ items }: CartDetails) {
  const { t } = useLingui();
  const { updateItem } = useCartCommands();
  const failureText = useCartFailureText();
  const [requested, setRequested] = useState<Requested | null>(null);
  const failure = useCartOutcome(requested?.requestId)?.failure;
  const now = requested && items.find((item) => lineKey(item) === lineKey(requested.item));
  const refusal = failure ? inWhole(failureText(failure), now?.quantity) : null;
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
        setRequested({ item, quantity, requestId: updateItem(item.uid, quantity, becomes) });
      },
      [updateItem],
    ),
  };
}
