import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { GiftMessage } from '../../../../machines/domain.ts';
import { GiftNote } from '../../../shop/GiftNote.tsx';
import { OptionsText } from '../../../shop/OptionsText.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Price } from '../../../ui/Price.tsx';
import styles from './OrderItems.module.css';
import type { PlacedItem } from './orderFragment.ts';
import type { GiftsByItem } from './useOrderGifts.ts';

interface OrderItemsProps {
  items: readonly (PlacedItem | null)[];
  gifts: GiftsByItem;
}

/** The ordered items at the prices of the order. */
export function OrderItems({ items, gifts }: OrderItemsProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.items} aria-label={t`Items`}>
      {items.map((item) => item && <Item key={item.id} item={item} gift={gifts.get(item.id)} />)}
    </ul>
  );
}

function Item({ item, gift }: { item: PlacedItem; gift: GiftMessage | undefined }) {
  const { product, product_name, product_sale_price, selected_options } = item;
  const quantity = item.quantity_ordered ?? 1;
  const options = (selected_options ?? []).flatMap((option) =>
    option ? [{ ...option, optionUid: '', valueUid: option.label }] : [],
  );
  const path = product?.url_key && `/${product.url_key}${product.url_suffix ?? ''}`;
  return (
    <li className={styles.item}>
      <Picture src={product?.small_image?.url ?? null} alt="" width={80} height={100} />
      <div>
        <b className={styles.name}>
          {path ? <Link href={path}>{product_name}</Link> : product_name}
        </b>
        {options.length > 0 && (
          <span className={styles.quiet}>
            <OptionsText options={options} />
          </span>
        )}
        <span className={styles.quiet}>
          <Trans>Quantity {quantity}</Trans>
        </span>
        {gift && <GiftNote gift={gift} />}
      </div>
      <Price amount={product_sale_price} />
    </li>
  );
}
