import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import styles from './Button.module.css';
import { classNames } from './classNames.ts';

interface TextLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  isQuiet?: boolean;
}

/** An underlined link that stands on its own, outside running text. */
export function TextLink({ isQuiet = false, className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={classNames(styles.text, isQuiet && styles.quiet, className)} />;
}
