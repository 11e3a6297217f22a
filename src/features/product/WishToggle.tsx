import { Trans } from '@lingui/react/macro';
import { useWish } from '../../actors/useWish.ts';
import { type Choice, optionsOf, variantOf } from '../../shop/options/options.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Product } from './productQuery.ts';
import styles from './WishToggle.module.css';

/** Adds the product to the wish list or removes it; with its options if all are chosen. */
export function WishToggle({ product, choice }: { product: Product; choice: Choice }) {
  const isComplete = variantOf(product, choice) !== null;
  const { isWished, hasFailed, retry, toggle } = useWish({
    sku: product.sku ?? '',
    name: product.name ?? '',
    quantity: 1,
    selectedOptions: isComplete ? optionsOf(product).map(({ code }) => choice[code] ?? '') : [],
  });
  return (
    <div className={styles.wish}>
      <button
        type="button"
        className={classNames(styles.toggle, isWished && styles.wished)}
        aria-pressed={isWished}
        onClick={toggle}
      >
        <Icon name="heart" />
        <Trans>Add to Wish List</Trans>
      </button>
      {isWished && (
        <TextLink href="/wishlist" isQuiet>
          <Trans>View wish list</Trans>
        </TextLink>
      )}
      {hasFailed && <LoadFailure onRetry={retry} />}
    </div>
  );
}
