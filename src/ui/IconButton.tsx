import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';
import type { IconName } from './iconPaths.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-label'> {
  icon: IconName;
  /** The accessible name: the button shows no text. */
  label: string;
  size?: 'normal' | 'small';
}

/** A button that shows only an icon, in a target of at least 44 px (32 for small). */
export function IconButton({ icon, label, size = 'normal', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={classNames(styles.button, size === 'small' && styles.small, className)}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}
