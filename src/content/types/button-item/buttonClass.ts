import { classNames } from '../../../ui/classNames.ts';
import type { ButtonType } from '../../pageBuilder/nodes.ts';
import styles from './View.module.css';

/** How a button of each type looks; the button of a banner looks the same. */
export function buttonClass(type: ButtonType | null): string | undefined {
  if (type === 'link') return styles.link;
  return classNames(styles.button, type === 'secondary' ? styles.secondary : styles.primary);
}
