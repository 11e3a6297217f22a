import { Trans } from '@lingui/react/macro';
import type { CartDetails } from '../../../machines/domain.ts';
import { useIsCartBusy } from '../../actors/useCart.ts';
import { useCheckoutFields } from '../../actors/useCheckout.ts';
import { OrderLines } from '../../shop/OrderLines.tsx';
import { Totals } from '../../shop/Totals.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './OrderPanel.module.css';

/** The ordered items and their totals, which are the platform's amounts. */
export function OrderPanel({ details }: { details: CartDetails }) {
  const isBusy = useIsCartBusy();
  const { shippingMethod } = useCheckoutFields('shippingMethod');
  return (
    <>
      <OrderLines items={details.items} />
      <Totals
        prices={details.prices}
        isBusy={isBusy}
        isEstimate={shippingMethod === null}
        unknownShipping={<Trans>Calculated next</Trans>}
      />
      <p className={styles.way}>
        <TextLink href="/cart" isQuiet>
          <Trans>View cart</Trans>
        </TextLink>
      </p>
    </>
  );
}
