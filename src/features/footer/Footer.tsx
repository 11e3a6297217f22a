import { CmsBlock } from '../../content/CmsBlock.tsx';
import styles from './Footer.module.css';

/** The foot of every page: everything in it comes from the content block. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <CmsBlock identifier="Footer" plainClassName="row" />
    </footer>
  );
}
