import type { ComponentProps } from 'react';
import styles from './PageTitle.module.css';

/** The heading of a page with a form or a list to work on. It can take the focus. */
export function PageTitle(props: ComponentProps<'h1'>) {
  return <h1 tabIndex={-1} {...props} className={styles.title} />;
}
