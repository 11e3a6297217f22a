import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useQuery } from 'urql';
import { Link } from 'wouter';
import { graphql } from '../../lib/graphql.ts';
import { mediaBase } from '../../lib/url/mediaBase.ts';
import { hasFailed } from '../../ui/hasFailed.ts';
import styles from './Logo.module.css';
import wordmark from './logo.svg?no-inline';
import { logoSize } from './logoSize.ts';
import mark from './mark.svg?no-inline';

const BRAND = 'Florilegium';

const StoreLogoQuery = graphql(`
  query StoreLogo {
    storeConfig {
      store_code
      header_logo_src
      logo_alt
      logo_height
      logo_width
    }
  }
`);

/**
 * The link home: the shop's own logo, otherwise the theme's, and the shop's name as text if the
 * picture cannot be loaded.
 */
export function Logo() {
  const { t } = useLingui();
  const [{ data, fetching }] = useQuery({ query: StoreLogoQuery });
  const [broken, setBroken] = useState<string>();
  const config = data?.storeConfig;
  const source = config?.header_logo_src;
  const name = config?.logo_alt || BRAND;
  const size = logoSize(config?.logo_width, config?.logo_height);

  return (
    <Link href="/" className={styles.logo} aria-label={fetching ? t`Home` : undefined}>
      {fetching ? (
        <span className={styles.space} />
      ) : source && source === broken ? (
        <>
          <span className={styles.monogram} aria-hidden="true">
            {name.slice(0, 1)}
          </span>
          <span className={styles.name}>{name}</span>
        </>
      ) : source ? (
        <span className={styles.own}>
          <img
            src={`${mediaBase()}logo/${source}`}
            alt={name}
            {...size}
            style={{ height: size.height }}
            onError={() => setBroken(source)}
            ref={(image) => {
              if (hasFailed(image)) setBroken(source);
            }}
          />
          {/* The logo is a mark without a name: show the name beside it where there is space. */}
          {size.width <= size.height && (
            <span className={styles.word} aria-hidden="true">
              {name}
            </span>
          )}
        </span>
      ) : (
        <picture>
          <source media="(min-width: 960px)" srcSet={wordmark} width={206} height={40} />
          <img src={mark} alt={name} width={40} height={40} />
        </picture>
      )}
    </Link>
  );
}
