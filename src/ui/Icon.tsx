import { classNames } from './classNames.ts';
import styles from './Icon.module.css';
import { type IconName, iconPaths } from './iconPaths.ts';

interface IconProps {
  size?: 'normal' | 'small';
  /** The accessible name. Needed only where no text beside the icon says the same. */
  label?: string;
  className?: string | undefined;
}

/** An icon of the shop's set. Hidden from screen readers unless it has a label. */
export function Icon({ name, ...rest }: IconProps & { name: IconName }) {
  return <PathIcon path={iconPaths[name]} {...rest} />;
}

/** An icon by its path data, on a 24 px grid. */
export function PathIcon({
  path: d,
  size = 'normal',
  label,
  className,
}: IconProps & { path: string }) {
  const classes = classNames(styles.icon, size === 'small' && styles.small, className);
  const path = <path d={d} />;
  return label === undefined ? (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true">
      {path}
    </svg>
  ) : (
    <svg className={classes} viewBox="0 0 24 24" role="img" aria-label={label}>
      {path}
    </svg>
  );
}
