import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RichContent } from '../../content/RichContent.tsx';
import { ShortContent } from '../../content/ShortContent.tsx';
import { categoryPath } from '../../shop/categoryPath.ts';
import { DocumentHead } from '../../shop/DocumentHead.tsx';
import { PriceRange } from '../../shop/PriceRange.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Ghost } from '../../ui/Ghost.tsx';
import { BuyForm } from './BuyForm.tsx';
import { Gallery } from './Gallery.tsx';
import { firstChoice, likenessOf, variantOf } from './options.ts';
import styles from './ProductPage.module.css';
import { picturesOf } from './pictures.ts';
import type { Product } from './productQuery.ts';
import { Related } from './Related.tsx';

interface ProductDetailProps {
  product: Product;
  categorySuffix: string | null | undefined;
}

/** A product's plates, words and price, and the way to buy it. */
export function ProductDetail({ product, categorySuffix }: ProductDetailProps) {
  const { t } = useLingui();
  const [choice, setChoice] = useState(() => firstChoice(product));
  const variant = variantOf(product, choice);
  const name = product.name ?? '';
  const categories = (product.categories ?? [])
    .filter((category) => category !== null)
    .filter(({ url_path }) => url_path !== null)
    .map((category) => ({
      name: category.name ?? '',
      href: categoryPath(category, categorySuffix),
    }));

  return (
    <>
      <DocumentHead title={product.meta_title || name} description={product.meta_description} />
      <Breadcrumbs
        trail={[{ name: t`Home`, href: '/' }, ...categories.slice(0, 1)]}
        current={name}
      />
      <div className={`row ${styles.product}`}>
        <Gallery pictures={picturesOf(product, likenessOf(product, choice))} name={name} />
        <div className={styles.info}>
          <h1>{name}</h1>
          <p className={styles.price} aria-live="polite">
            <PriceRange range={(variant ?? product).price_range} />
          </p>
          {product.short_description?.html && (
            <div className="lead">
              <ShortContent html={product.short_description.html} />
            </div>
          )}
          <BuyForm product={product} choice={choice} onChoose={setChoice} />
          {product.description?.html && (
            <section className={styles.words}>
              <h2>
                <Trans>About this plate</Trans>
              </h2>
              <RichContent
                html={product.description.html}
                placeholder={<Ghost shape="block" height="14rem" />}
              />
            </section>
          )}
          <Related sku={(variant ?? product).sku} categories={categories} />
        </div>
      </div>
    </>
  );
}
