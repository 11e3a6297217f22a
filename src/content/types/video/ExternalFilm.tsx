import { useLingui } from '@lingui/react/macro';
import { webAddress } from '../../film/playerSite.ts';
import styles from './View.module.css';

interface FilmElsewhereProps {
  url: string;
  /** Whose site it is. */
  site: string;
}

/** The way to a page of films that cannot play here; it is asked for nothing unless it is followed. */
export function FilmElsewhere({ url, site }: FilmElsewhereProps) {
  const { t } = useLingui();
  return (
    <p className={styles.film}>
      <a href={webAddress(url)?.href} rel="noopener">{t`Watch on ${site}`}</a>
    </p>
  );
}
