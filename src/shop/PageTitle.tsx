import type { ComponentProps } from 'react';
import styles from './PageTitle.module.css';

/** The heading of a page that has work to be done on it. Can be given the focus. */
export function PageTitle(props: ComponentProps<'h1'>) {
  return <h1 tabIndex={-1} {...props} className={styles.title} />;
}
