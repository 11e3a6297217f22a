import { Plural, Trans } from '@lingui/react/macro';
import type { CartDetails } from '../../../machines/domain.ts';
import { useCheckoutFields } from '../../actors/useCheckout.ts';
import { withEstimateMark } from '../../shop/Totals.tsx';
import button from '../../ui/Button.module.css';
import { Price } from '../../ui/Price.tsx';
import styles from './TotalStrip.module.css';

interface TotalStripProps {
  details: CartDetails;
  panelId: string;
}

/**
 * The number of items and the total above the steps, because below 960 px the order summary comes
 * last.
 */
export function TotalStrip({ details: { totalQuantity, prices }, panelId }: TotalStripProps) {
  const { shippingMethod } = useCheckoutFields('shippingMethod');
  return (
    <p className={styles.strip}>
      <span>
        <Plural value={totalQuantity} one="# item" other="# items" />
        {prices.grand_total && (
          <>
            {' · '}
            <b>
              {withEstimateMark(<Price amount={prices.grand_total} />, shippingMethod === null)}
            </b>
          </>
        )}
      </span>
      <a className={button.text} href={`#${panelId}`}>
        <Trans>View order summary</Trans>
      </a>
    </p>
  );
}
