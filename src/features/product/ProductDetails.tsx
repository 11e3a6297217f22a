import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { shownAttributes } from './attributes.ts';
import { FactRow } from './FactRow.tsx';
import styles from './ProductPage.module.css';
import type { Product } from './productQuery.ts';
import { useAttributes } from './useAttributes.ts';

interface ProductDetailsProps {
  product: Product;
  /** The SKU of the chosen variant. */
  sku: string | null;
  places: readonly Crumb[];
}

/** The product's attributes, its SKU, and links to its categories. */
export function ProductDetails({ product, sku, places }: ProductDetailsProps) {
  const facts = shownAttributes(product);
  const attributes = useAttributes(facts.map(({ code }) => code));
  return (
    <section className={styles.words}>
      <h2>
        <Trans>Details</Trans>
      </h2>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <FactRow
            key={fact.code}
            fact={fact}
            attribute={attributes.find(({ code }) => code === fact.code)}
          />
        ))}
        <dt>
          <Trans>SKU</Trans>
        </dt>
        <dd>{sku}</dd>
        {places.length > 0 && (
          <>
            <dt>
              <Trans>Found in</Trans>
            </dt>
            <dd>
              <ul className={styles.places}>
                {places.map(({ name, href }) => (
                  <li key={href}>
                    <Link href={href}>{name}</Link>
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
