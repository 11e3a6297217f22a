import { classNames } from './classNames.ts';
import styles from './Icon.module.css';
import { type IconName, iconPaths } from './iconPaths.ts';

interface Look {
  size?: 'normal' | 'small';
  /** Names the icon where it says something that no text beside it does. */
  label?: string;
  className?: string | undefined;
}

/** One line drawing of the set. Silent for screen readers unless it has a label. */
export function Icon({ name, ...look }: Look & { name: IconName }) {
  return <Drawing path={iconPaths[name]} {...look} />;
}

/** A line drawing by its path, on a 24 px grid. */
export function Drawing({ path: d, size = 'normal', label, className }: Look & { path: string }) {
  const look = classNames(styles.icon, size === 'small' && styles.small, className);
  const path = <path d={d} />;
  return label === undefined ? (
    <svg className={look} viewBox="0 0 24 24" aria-hidden="true">
      {path}
    </svg>
  ) : (
    <svg className={look} viewBox="0 0 24 24" role="img" aria-label={label}>
      {path}
    </svg>
  );
}
