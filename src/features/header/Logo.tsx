import { useLingui } from '@lingui/react/macro';
import { useQuery } from 'urql';
import { Link } from 'wouter';
import { graphql } from '../../lib/graphql.ts';
import styles from './Header.module.css';
import themeLogo from './logo.svg';
import { logoSize } from './logoSize.ts';

const BRAND = 'Florilegium';
const THEME_LOGO = { width: 206, height: 40 };

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

/** The way home. The shop's own logo, or the theme's where it has none. */
export function Logo() {
  const { t } = useLingui();
  const [{ data, fetching }] = useQuery({ query: StoreLogoQuery });
  const config = data?.storeConfig;
  const source = config?.header_logo_src;
  const size = source ? logoSize(config.logo_width, config.logo_height) : THEME_LOGO;

  return (
    <Link href="/" className={styles.logo} aria-label={fetching ? t`Home` : undefined}>
      {fetching ? (
        <span className={styles.logoSpace} />
      ) : (
        <img
          src={source ? `/media/logo/${source}` : themeLogo}
          alt={config?.logo_alt || BRAND}
          {...size}
          style={{ height: size.height }}
        />
      )}
    </Link>
  );
}
