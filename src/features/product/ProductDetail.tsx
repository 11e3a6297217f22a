import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RichContent } from '../../content/RichContent.tsx';
import { categoryPath } from '../../shop/categoryPath.ts';
import { PriceRange } from '../../shop/PriceRange.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { BuyForm } from './BuyForm.tsx';
import { Gallery } from './Gallery.tsx';
import { type Choice, variantOf } from './options.ts';
import styles from './ProductPage.module.css';
import type { Product } from './productQuery.ts';

/** A product's plates, words and price, and the way to buy it. */
export function ProductDetail({ product, suffix }: { product: Product; suffix: string }) {
  const { t } = useLingui();
  const [choice, setChoice] = useState<Choice>({});
  const variant = variantOf(product, choice);
  const name = product.name ?? '';
  const trail = (product.categories ?? []).filter((category) => category !== null).slice(0, 1);
  const gallery = [...(variant?.media_gallery ?? []), ...(product.media_gallery ?? [])];

  return (
    <>
      <title>{`${product.meta_title || name} · Florilegium`}</title>
      {product.meta_description && <meta name="description" content={product.meta_description} />}
      <Breadcrumbs
        trail={[
          { name: t`Home`, href: '/' },
          ...trail.map((category) => ({
            name: category.name ?? '',
            href: categoryPath({ url_path: category.url_path }, suffix),
          })),
        ]}
        current={name}
      />
      <div className={`row ${styles.product}`}>
        <Gallery pictures={gallery} name={name} />
        <div className={styles.info}>
          <h1>{name}</h1>
          <p className={styles.price}>
            <PriceRange range={(variant ?? product).price_range} />
          </p>
          {product.short_description?.html && (
            <div className="lead">
              <RichContent html={product.short_description.html} />
            </div>
          )}
          <BuyForm product={product} choice={choice} onChoose={setChoice} />
          {product.description?.html && (
            <section className={styles.words}>
              <h2>
                <Trans>About this plate</Trans>
              </h2>
              <RichContent html={product.description.html} />
            </section>
          )}
          <p className="caption">
            <Trans>SKU {(variant ?? product).sku}</Trans>
          </p>
        </div>
      </div>
    </>
  );
}
