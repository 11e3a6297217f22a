import { Plural, Trans } from '@lingui/react/macro';
import type { CartDetails } from '../../../machines/domain.ts';
import button from '../../ui/Button.module.css';
import { Price } from '../../ui/Price.tsx';
import styles from './TotalStrip.module.css';

interface TotalStripProps {
  details: CartDetails;
  panelId: string;
}

/** Below 960 px the order comes last, so its total is said first. */
export function TotalStrip({ details: { totalQuantity, prices }, panelId }: TotalStripProps) {
  return (
    <p className={styles.strip}>
      <span>
        <Plural value={totalQuantity} one="# item" other="# items" />
        {prices.grand_total && (
          <>
            {' · '}
            <b>
              <Price amount={prices.grand_total} />
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
