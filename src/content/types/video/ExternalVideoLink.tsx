import { useLingui } from '@lingui/react/macro';
import { webAddress } from '../../video/playerSite.ts';
import styles from './View.module.css';

interface ExternalVideoLinkProps {
  url: string;
  /** The name of the site, for the link's text. */
  site: string;
}

/**
 * A link to a YouTube or Vimeo page that cannot be embedded. Nothing is requested from the site
 * unless the visitor follows the link.
 */
export function ExternalVideoLink({ url, site }: ExternalVideoLinkProps) {
  const { t } = useLingui();
  return (
    <p className={styles.player}>
      <a href={webAddress(url)?.href} rel="noopener">{t`Watch on ${site}`}</a>
    </p>
  );
}
