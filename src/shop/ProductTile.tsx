import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { latinNameIn } from '../lib/catalogue/latinName.ts';
import { classNames } from '../ui/classNames.ts';
import { Picture } from '../ui/Picture.tsx';
import { PriceRange } from './PriceRange.tsx';
import styles from './ProductTile.module.css';
import { productPath } from './productPath.ts';
import type { TileProduct } from './TileFragment.ts';
import { WishButton } from './wishList/WishButton.tsx';

interface ProductTileProps {
  product: TileProduct;
  /**
   * Whether to load the picture at once, as in the first row, instead of when it nears the
   * viewport.
   */
  isEager?: boolean;
  /** The width of the picture, as its `sizes` attribute. */
  sizes?: string;
  /** The heading level of the name. */
  heading?: 'h2' | 'h3';
  /** Content above the link on the picture's corner; by default the wish list button. */
  overlay?: ReactNode;
}

const GALLERY_SIZES = '(min-width: 1280px) 405px, (min-width: 640px) 30vw, 45vw';

/** A product's picture with its names and price. The name's link covers the whole tile. */
export function ProductTile({
  product,
  isEager = false,
  sizes = GALLERY_SIZES,
  heading: Heading = 'h3',
  overlay = <WishButton product={product} />,
}: ProductTileProps) {
  const latinName = latinNameIn(product.custom_attributesV2);
  const isSoldOut = product.stock_status === 'OUT_OF_STOCK';
  return (
    <div className={classNames(styles.tile, isSoldOut && styles.out)}>
      <div className={styles.picture}>
        <Picture
          src={product.small_image?.url ?? null}
          alt=""
          width={320}
          height={400}
          sizes={sizes}
          isEager={isEager}
        />
        {isSoldOut && (
          <span className={styles.flag}>
            <Trans>Sold out</Trans>
          </span>
        )}
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          <Link href={productPath(product)}>{product.name}</Link>
        </Heading>
        {latinName && (
          <p className="latin" lang="la">
            {latinName}
          </p>
        )}
        <p className={styles.price}>
          <PriceRange range={product.price_range} />
        </p>
      </div>
      {overlay}
    </div>
  );
}
