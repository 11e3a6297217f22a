import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useRouter } from 'wouter';
import { CmsBlock } from '../../content/CmsBlock.tsx';
import { RichContent } from '../../content/RichContent.tsx';
import { ShortContent } from '../../content/ShortContent.tsx';
import { isSoldHere } from '../../lib/catalogue/isSoldHere.ts';
import { latinNameIn } from '../../lib/catalogue/latinName.ts';
import { textOfHtml } from '../../lib/text/textOfHtml.ts';
import { Alert } from '../../shop/Alert.tsx';
import { DocumentHead } from '../../shop/DocumentHead.tsx';
import { closestVariant, priceRangeOf, variantOf } from '../../shop/options/options.ts';
import { PriceRange } from '../../shop/PriceRange.tsx';
import { ProductRow } from '../../shop/ProductRow.tsx';
import { productPath } from '../../shop/productPath.ts';
import { StructuredData } from '../../shop/StructuredData.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Alternatives } from './Alternatives.tsx';
import { BuyBar } from './BuyBar.tsx';
import { BuyForm } from './BuyForm.tsx';
import { Gallery } from './Gallery.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import styles from './ProductPage.module.css';
import { picturesOf } from './pictures.ts';
import type { Product } from './productQuery.ts';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { structuredData } from './structuredData.ts';
import { placesOf, trailOf } from './trailOf.ts';
import { useRelated } from './useRelated.ts';
import { useSharedChoice } from './useSharedChoice.ts';
import { WishToggle } from './WishToggle.tsx';

interface ProductDetailProps {
  product: Product;
  categorySuffix: string | null | undefined;
}

/** A product's pictures, description and price, and the form to buy it. */
export function ProductDetail({ product, categorySuffix }: ProductDetailProps) {
  const form = useRef<HTMLFormElement>(null);
  const [choice, choose] = useSharedChoice(product);
  const [requestId, setRequestId] = useState<number | null>(null);
  const variant = variantOf(product, choice);
  const related = useRelated(product);
  const isSold = isSoldHere(product);
  const isSoldOut = product.stock_status === 'OUT_OF_STOCK';
  const name = product.name ?? '';

  return (
    <>
      <ProductHead product={product} categorySuffix={categorySuffix} />
      <div className={classNames('row', styles.product, isSoldOut && styles.soldOut)}>
        <Gallery pictures={picturesOf(product, closestVariant(product, choice))} name={name} />
        <div className={styles.info}>
          <ProductNames product={product} />
          <p className={styles.price} aria-live="polite">
            <PriceRange range={priceRangeOf(product, choice)} />
            {isSoldOut && (
              <>
                {' · '}
                <Trans>Sold out</Trans>
              </>
            )}
          </p>
          {isSoldOut && <Alternatives products={related} />}
          {product.short_description?.html && (
            <div className="lead">
              <ShortContent html={product.short_description.html} />
            </div>
          )}
          {isSold ? (
            <div className={styles.buying}>
              <BuyForm
                ref={form}
                product={product}
                choice={choice}
                onChoose={choose}
                requestId={requestId}
                onRequest={setRequestId}
              />
              <WishToggle product={product} choice={choice} />
            </div>
          ) : (
            <Alert kind="info">
              <Trans>This item cannot be ordered online.</Trans>
            </Alert>
          )}
          {isSold && !isSoldOut && (
            <CmsBlock
              identifier="product-promise"
              placeholder={<Skeleton shape="block" height="5rem" />}
            />
          )}
          {product.description?.html && <Description html={product.description.html} />}
          <ProductDetails
            product={product}
            sku={(variant ?? product).sku}
            places={placesOf(product, categorySuffix)}
          />
        </div>
      </div>
      <div className="row">
        {!isSoldOut && <ProductRow title={<Trans>You may also like</Trans>} products={related} />}
        <RecentlyViewed sku={product.sku ?? ''} />
      </div>
      {isSold && !isSoldOut && (
        <BuyBar
          form={form}
          requestId={requestId}
          name={name}
          price={<PriceRange range={priceRangeOf(product, choice)} />}
        />
      )}
    </>
  );
}

/** The document's title, description and structured data, and the breadcrumbs. */
function ProductHead({ product, categorySuffix }: ProductDetailProps) {
  const { t } = useLingui();
  const router = useRouter();
  const name = product.name ?? '';
  const trail = [{ name: t`Home`, href: '/' }, ...trailOf(product, categorySuffix)];
  const path = productPath(product);
  return (
    <>
      <DocumentHead
        title={product.meta_title || name}
        description={product.meta_description || textOfHtml(product.short_description?.html)}
      />
      <StructuredData
        data={structuredData(product, [...trail, { name, href: path }], (to: string) =>
          router.hrefs(to, router),
        )}
      />
      <Breadcrumbs trail={trail} current={name} />
    </>
  );
}

function ProductNames({ product }: { product: Product }) {
  const latinName = latinNameIn(product.custom_attributesV2);
  return (
    <div className={styles.names}>
      <h1>{product.name ?? ''}</h1>
      {latinName && (
        <p className="latin" lang="la">
          {latinName}
        </p>
      )}
    </div>
  );
}

function Description({ html }: { html: string }) {
  return (
    <section className={styles.words}>
      <h2>
        <Trans>About this flower</Trans>
      </h2>
      <RichContent html={html} placeholder={<Skeleton shape="block" height="14rem" />} />
    </section>
  );
}
