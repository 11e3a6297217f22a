import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import type { OtherOptions } from '../../../machines/cart/commands.ts';
import { lineKey } from '../../../machines/cart/lines.ts';
import type { CartDetails, CartItem } from '../../../machines/domain.ts';
import { useCartCommands } from '../../actors/useCartChanges.ts';
import { useCartOutcomes } from '../../actors/useCartRequests.ts';
import { useCartFailureText } from './useCartFailureText.ts';

/** The quantity that was last requested for a line. */
interface LastRequest {
  quantity: number;
  requestId: number;
}

/**
 * The last requested quantity of each line and its outcome. A refused quantity stays in its field,
 * with the reason, until another one is requested or the line is removed.
 */
export function useLineChanges({ items }: CartDetails) {
  const { t } = useLingui();
  const { updateItem } = useCartCommands();
  const failureText = useCartFailureText();
  const outcomes = useCartOutcomes();
  const [requests, setRequests] = useState<Record<string, LastRequest>>({});

  function refusalOf(key: string): string | null {
    const request = requests[key];
    const failure = request && outcomes[request.requestId]?.failure;
    if (!failure) return null;
    const held = items.find((item) => lineKey(item) === key)?.quantity;
    const sentence = failureText(failure);
    return held === undefined ? sentence : `${sentence} ${t`(your cart holds ${held})`}`;
  }
  const keys = items.map(lineKey);
  const lostLine = Object.keys(requests).find((key) => !keys.includes(key) && refusalOf(key));

  return {
    refusalOf: (item: CartItem) => refusalOf(lineKey(item)),
    /** The refusal of a line that is no longer in the cart. */
    lostLineRefusal: lostLine === undefined ? null : refusalOf(lostLine),
    refusedQuantityOf: (item: CartItem) =>
      refusalOf(lineKey(item)) ? (requests[lineKey(item)]?.quantity ?? null) : null,
    /** A stable function, so that memoised lines do not re-render. */
    request: useCallback(
      (item: CartItem, quantity: number, becomes?: OtherOptions) => {
        const requestId = updateItem(item.uid, quantity, becomes);
        setRequests((all) => ({ ...all, [lineKey(item)]: { quantity, requestId } }));
      },
      [updateItem],
    ),
    /** Drops the outcome of a line that is removed. A stable function, too. */
    forget: useCallback(
      (item: CartItem) => setRequests(({ [lineKey(item)]: _, ...others }) => others),
      [],
    ),
  };
}
