import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import styles from './ProductPage.module.css';

interface RelatedProps {
  sku: string | null;
  categories: readonly Crumb[];
}

/** What else there is to know: the number to name it by, and where there is more of its kind. */
export function Related({ sku, categories }: RelatedProps) {
  return (
    <section className={styles.words}>
      <h2>
        <Trans>Details</Trans>
      </h2>
      <dl className={styles.facts}>
        <dt>
          <Trans>SKU</Trans>
        </dt>
        <dd>{sku}</dd>
        {categories.length > 0 && (
          <>
            <dt>
              <Trans>Found in</Trans>
            </dt>
            <dd>
              <ul className={styles.places}>
                {categories.map(({ name, href }) => (
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
