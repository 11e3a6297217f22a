import { useLingui } from '@lingui/react/macro';
import { ProductTile } from '../../../shop/ProductTile.tsx';
import type { TileProduct } from '../../../shop/TileFragment.ts';
import { Carousel } from '../../carousel/Carousel.tsx';
import type { ProductsNode } from './read.ts';

interface ProductCarouselProps {
  node: ProductsNode;
  products: TileProduct[];
}

/**
 * A carousel of products. In continuous mode the current product is centred between its neighbours.
 */
export function ProductCarousel({ node, products }: ProductCarouselProps) {
  const { t } = useLingui();
  const isContinuous = node.carouselMode === 'continuous';
  return (
    <Carousel
      label={t`Products`}
      dots={node.dots}
      arrows={node.arrows}
      autoplay={node.autoplay}
      autoplaySpeed={node.autoplaySpeed}
      infinite={node.infinite}
      isCentred={isContinuous}
      centerPadding={isContinuous ? node.centerPadding : null}
    >
      {products.map((product) => (
        <ProductTile key={product.uid} product={product} />
      ))}
    </Carousel>
  );
}
