import type { FormEvent, ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './SearchInput.module.css';

interface SearchBoxProps {
  onSubmit: (event: FormEvent) => void;
  /** The search input and its button. */
  children: ReactNode;
}

/** The form around a search input. */
export const SearchBox = ({ onSubmit, children }: SearchBoxProps) => (
  // biome-ignore lint/a11y/useSemanticElements: React warns of the search element in jsdom
  <form role="search" className={styles.field} onSubmit={onSubmit}>
    <Icon name="search" />
    {children}
  </form>
);
