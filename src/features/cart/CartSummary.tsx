import { Trans } from '@lingui/react/macro';
import type { CartDetails } from '../../../machines/domain.ts';
import { useIsCartBusy } from '../../actors/useCart.ts';
import { useCurrentChange } from '../../actors/useCartChanges.ts';
import { useIsRunning } from '../../actors/useIsRunning.ts';
import { Totals } from '../../shop/Totals.tsx';
import button from '../../ui/Button.module.css';
import { classNames } from '../../ui/classNames.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import styles from './CartSummary.module.css';
import { Coupon } from './Coupon.tsx';
import { Estimate } from './Estimate.tsx';
import { lineId } from './lineId.ts';

const CALL_TO_ACTION = classNames(button.button, button.high, button.large, button.wide);

/** The cart's totals, which are the platform's amounts, and the button to the checkout. */
export function CartSummary({ details }: { details: CartDetails }) {
  const isBusy = useIsCartBusy();
  const current = useCurrentChange();
  const canEstimate = useIsRunning('formSubmissions');
  const soldOut = details.items.find(({ isAvailable }) => !isAvailable);
  return (
    <>
      <Totals
        prices={details.prices}
        isBusy={isBusy && current !== 'read'}
        isEstimate={details.prices.shipping === null}
        unknownShipping={<Trans>Calculated at checkout</Trans>}
      />
      {canEstimate && <Estimate />}
      <Coupon codes={details.coupons} />
      {soldOut && (
        <p className={styles.note}>
          <Trans>
            Something in your cart is unavailable in this quantity. Change or remove it to continue.
          </Trans>
        </p>
      )}
      {soldOut ? (
        <a className={CALL_TO_ACTION} href={`#${lineId(soldOut)}`}>
          <Trans>Review unavailable items first</Trans>
        </a>
      ) : (
        <LinkButton href="/checkout" priority="high" isLarge isWide>
          <Trans>Proceed to Checkout</Trans>
        </LinkButton>
      )}
    </>
  );
}
