import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWishListCommands } from '../../actors/useWishList.ts';
import { ChooseOptions } from './ChooseOptions.tsx';
import { WishListCard } from './WishListCard.tsx';
import styles from './WishListPage.module.css';
import type { WishListEntry } from './wishListEntry.ts';

interface WishListGridProps {
  items: readonly WishListEntry[];
  /** Called when an item is removed while it has the focus. */
  onRemoved: () => void;
}

/** The number of pictures in the first row on wide screens. */
const FIRST_ROW = 3;

/**
 * The wish list items in a grid, and the dialog that asks for an item's options before it is moved
 * to the cart.
 */
export function WishListGrid({ items, onRemoved }: WishListGridProps) {
  const { t } = useLingui();
  const { move, remove } = useWishListCommands();
  const [chosenFor, setChosenFor] = useState<WishListEntry | null>(null);
  const [isChoosing, setChoosing] = useState(false);

  return (
    <>
      <ul className={styles.grid} aria-label={t`Products`}>
        {items.map((item, index) => (
          <li key={item.wished.id}>
            <WishListCard
              item={item}
              isEager={index < FIRST_ROW}
              onRemove={() => remove(item.wished)}
              onRemoved={onRemoved}
              onMove={() => {
                if (item.mustChoose) {
                  setChosenFor(item);
                  setChoosing(true);
                } else {
                  move(item.wished, []);
                }
              }}
            />
          </li>
        ))}
      </ul>
      {chosenFor && (
        <ChooseOptions
          key={chosenFor.wished.id}
          item={chosenFor}
          isOpen={isChoosing}
          onClose={() => setChoosing(false)}
          onChosen={(options) => {
            setChoosing(false);
            move(chosenFor.wished, options);
          }}
        />
      )}
    </>
  );
}
