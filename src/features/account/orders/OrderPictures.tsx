import { Picture } from '../../../ui/Picture.tsx';
import styles from './OrderPictures.module.css';
import type { PlacedItem } from './orderFragment.ts';

/** The number of pictures that fit in a row on a phone. */
const MAX_PICTURES = 4;

/** Small pictures of the products in an order. */
export function OrderPictures({ items }: { items: readonly (PlacedItem | null)[] }) {
  const shown = items.filter((item) => item?.product?.small_image?.url).slice(0, MAX_PICTURES);
  return (
    <span className={styles.pictures}>
      {shown.map((item) => (
        <Picture
          key={item?.id}
          src={item?.product?.small_image?.url ?? null}
          alt=""
          width={80}
          height={100}
        />
      ))}
    </span>
  );
}
