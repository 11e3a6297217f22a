import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { classNames } from './classNames.ts';
import { priorityOf } from './priority.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'disabled'> {
  /** high, low or normal; anything else is normal. */
  priority?: string;
  type?: 'button' | 'reset' | 'submit';
  /** At work: keeps its width and words, and lets no second click through. */
  isBusy?: boolean;
  isDisabled?: boolean;
  isWide?: boolean;
  isLarge?: boolean;
}

/**
 * A button. Busy or disabled it stays reachable by keyboard and by screen readers, and does
 * nothing: neither its handler nor its form hears of the click.
 */
export function Button({
  priority,
  type = 'button',
  isBusy = false,
  isDisabled = false,
  isWide = false,
  isLarge = false,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const isIdle = !isBusy && !isDisabled;
  const guard = (event: MouseEvent<HTMLButtonElement>) => {
    if (isIdle) onClick?.(event);
    else event.preventDefault();
  };

  return (
    <button
      {...rest}
      type={type}
      className={classNames(
        styles.button,
        styles[priorityOf(priority)],
        isWide && styles.wide,
        isLarge && styles.large,
        className,
      )}
      aria-busy={isBusy || undefined}
      aria-disabled={!isIdle || undefined}
      onClick={guard}
    />
  );
}
