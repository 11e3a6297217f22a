import { Trans, useLingui } from '@lingui/react/macro';
import type { CartItem } from '../../machines/domain.ts';
import { Picture } from '../ui/Picture.tsx';
import { Price } from '../ui/Price.tsx';
import { GiftNote } from './GiftNote.tsx';
import { OptionsText } from './OptionsText.tsx';
import styles from './OrderLines.module.css';

/** A compact list of the items in an order. */
export function OrderLines({ items }: { items: readonly CartItem[] }) {
  const { t } = useLingui();
  return (
    <ul className={styles.lines} aria-label={t`Items`}>
      {items.map(({ uid, product, options, quantity, rowTotal, gift }) => (
        <li key={uid} className={styles.line}>
          <Picture src={product.image} alt="" width={80} height={100} />
          <span>
            <b className={styles.name}>{product.name}</b>
            {options.length > 0 && (
              <span className={styles.options}>
                <OptionsText options={options} />
              </span>
            )}
            <Trans>Quantity {quantity}</Trans>
            {gift && <GiftNote gift={gift} />}
          </span>
          <Price amount={rowTotal} />
        </li>
      ))}
    </ul>
  );
}
