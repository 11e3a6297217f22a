import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { classNames } from './classNames.ts';

interface TextButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'disabled'> {
  isQuiet?: boolean;
  isDisabled?: boolean;
}

/** A button for a small action, underlined like a link: Edit, Remove, Clear all. */
export function TextButton({
  isQuiet = false,
  isDisabled = false,
  className,
  onClick,
  ...rest
}: TextButtonProps) {
  const guard = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isDisabled) onClick?.(event);
  };
  return (
    <button
      {...rest}
      type="button"
      className={classNames(styles.text, isQuiet && styles.quiet, className)}
      aria-disabled={isDisabled || undefined}
      onClick={guard}
    />
  );
}
