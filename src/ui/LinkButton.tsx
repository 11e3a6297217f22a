import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import styles from './Button.module.css';
import { classNames } from './classNames.ts';
import { priorityOf } from './priority.ts';

interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  /** `high`, `low` or `normal`; any other value counts as `normal`. */
  priority?: string;
  isWide?: boolean;
  isLarge?: boolean;
}

/** A link that looks like a button. */
export function LinkButton({
  priority,
  isWide = false,
  isLarge = false,
  className,
  ...rest
}: LinkButtonProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        styles.button,
        styles[priorityOf(priority)],
        isWide && styles.wide,
        isLarge && styles.large,
        className,
      )}
    />
  );
}
