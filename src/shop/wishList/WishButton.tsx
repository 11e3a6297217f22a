import { useLingui } from '@lingui/react/macro';
import { useWish } from '../../actors/useWish.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import styles from './WishButton.module.css';

interface WishButtonProps {
  product: { sku: string | null; name: string | null };
}

/** The heart on a tile's picture: adds the product to the wish list, or removes it. */
export function WishButton({ product: { sku, name } }: WishButtonProps) {
  const { t } = useLingui();
  const { isWished, hasFailed, retry, toggle } = useWish({
    sku: sku ?? '',
    name: name ?? '',
    quantity: 1,
    selectedOptions: [],
  });
  return (
    <>
      <IconButton
        icon="heart"
        label={isWished ? t`Remove ${name} from wish list` : t`Add ${name} to wish list`}
        aria-pressed={isWished}
        className={styles.heart}
        onClick={toggle}
      />
      {hasFailed && (
        <div className={styles.loadFailure}>
          <LoadFailure onRetry={retry} />
        </div>
      )}
    </>
  );
}
