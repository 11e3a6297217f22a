import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './SearchSuggestions.module.css';

export interface SuggestionProps {
  id: string;
  /** Whether the arrow keys have selected this suggestion. */
  isActive: boolean;
  onLeave: () => void;
}

/** A suggestion: an option for the keyboard, a link for the pointer. */
export function Suggestion({
  href,
  children,
  id,
  isActive,
  onLeave,
}: SuggestionProps & { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onLeave}
    >
      {children}
    </Link>
  );
}
