import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { classNames } from './classNames.ts';
import { priorityOf } from './priority.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'disabled'> {
  /** `high`, `low` or `normal`; any other value counts as `normal`. */
  priority?: string;
  type?: 'button' | 'reset' | 'submit';
  /**
   * Whether the button's action is running. The button keeps its width and label, and ignores
   * clicks.
   */
  isBusy?: boolean;
  isDisabled?: boolean;
  isWide?: boolean;
  isLarge?: boolean;
}

/**
 * A button. While busy or disabled it stays focusable and visible to screen readers, but ignores
 * clicks: it neither calls its handler nor submits its form.
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
