import { classNames } from '../../../ui/classNames.ts';
import type { ButtonType } from '../../pageBuilder/nodes.ts';
import styles from './View.module.css';

/** The class name of each button type, also for the button of a banner. */
export function buttonClass(type: ButtonType | null): string | undefined {
  if (type === 'link') return styles.link;
  return classNames(styles.button, type === 'secondary' ? styles.secondary : styles.primary);
}
