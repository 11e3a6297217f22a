import { classNames } from './classNames.ts';
import styles from './Icon.module.css';
import { type IconName, iconPaths } from './iconPaths.ts';

interface IconProps {
  name: IconName;
  size?: 'normal' | 'small';
  /** Names the icon where it says something that no text beside it does. */
  label?: string;
  className?: string | undefined;
}

/** One line drawing of the set. Silent for screen readers unless it has a label. */
export function Icon({ name, size = 'normal', label, className }: IconProps) {
  const look = classNames(styles.icon, size === 'small' && styles.small, className);
  const path = <path d={iconPaths[name]} />;
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
