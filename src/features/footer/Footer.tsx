import { CmsBlock } from '../../content/CmsBlock.tsx';
import styles from './Footer.module.css';

/** The footer of every page. All of its content is the CMS block "Footer". */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <CmsBlock identifier="Footer" plainClassName="row" />
    </footer>
  );
}
