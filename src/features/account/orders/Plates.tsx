import { Picture } from '../../../ui/Picture.tsx';
import type { PlacedItem } from './orderFragment.ts';
import styles from './Plates.module.css';

/** The number of pictures that fit in a row on a phone. */
const MAX_PLATES = 4;

/** Small pictures of the products in an order. */
export function Plates({ items }: { items: readonly (PlacedItem | null)[] }) {
  const shown = items.filter((item) => item?.product?.small_image?.url).slice(0, MAX_PLATES);
  return (
    <span className={styles.plates}>
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
