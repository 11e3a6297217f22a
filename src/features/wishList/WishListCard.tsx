import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useWishedItem } from '../../actors/useWishList.ts';
import { Alert } from '../../shop/Alert.tsx';
import { ACCOUNT_SIZES } from '../../shop/list/sizes.ts';
import { OptionsText } from '../../shop/OptionsText.tsx';
import { ProductTile } from '../../shop/ProductTile.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useRemovalWithFocus } from '../../ui/useRemovalWithFocus.ts';
import styles from './WishListPage.module.css';
import type { WishListEntry } from './wishListEntry.ts';

interface WishListCardProps {
  item: WishListEntry;
  isEager: boolean;
  onRemove: () => void;
  onMove: () => void;
  /** Called when the item is removed while it has the focus. */
  onRemoved: () => void;
}

/** A wish list item: its tile, its chosen options, and the button that moves it to the cart. */
export function WishListCard({ item, isEager, onRemove, onMove, onRemoved }: WishListCardProps) {
  const { t } = useLingui();
  const { wished, product, options } = item;
  const { id, name } = wished;
  const { isMoving, moveFailure: failure } = useWishedItem(id);
  const isSoldOut = product.stock_status === 'OUT_OF_STOCK';

  const card = useRef<HTMLDivElement>(null);
  useRemovalWithFocus(card, onRemoved);

  return (
    <div ref={card} className={styles.item}>
      <div>
        <ProductTile
          product={product}
          heading="h2"
          isEager={isEager}
          sizes={ACCOUNT_SIZES}
          overlay={
            <IconButton
              icon="heart"
              label={t`Remove ${name} from wish list`}
              aria-pressed
              className={styles.heart}
              onClick={onRemove}
            />
          }
        />
        {options.length > 0 && (
          <p className={styles.options}>
            <OptionsText options={options} />
          </p>
        )}
      </div>
      <div className={styles.acts}>
        <Button
          isWide
          isBusy={isMoving}
          isDisabled={isSoldOut}
          aria-label={isSoldOut ? t`Sold out: ${name}` : t`Move to cart: ${name}`}
          onClick={onMove}
        >
          {isSoldOut ? <Trans>Sold out</Trans> : <Trans>Move to cart</Trans>}
        </Button>
        {failure && (
          <Alert kind={failure.reason === 'soldOut' ? 'info' : 'error'}>
            {failure.reason === 'refused'
              ? failure.message
              : failure.reason === 'soldOut'
                ? t`There are not that many left of ${name}.`
                : t`Could not move ${name} to your cart. Please try again.`}
          </Alert>
        )}
      </div>
    </div>
  );
}
