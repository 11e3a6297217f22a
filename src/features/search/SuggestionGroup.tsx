import { type ReactNode, useId } from 'react';
import styles from './SearchSuggestions.module.css';

/** A titled group of suggestions. */
export function SuggestionGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box contains groups, no field sets
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      {children}
    </div>
  );
}
